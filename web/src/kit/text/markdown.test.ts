import { expect, it } from 'vitest'
import { html } from './markdown'

it('nothing from a rulebook becomes markup that we did not write', () => {
  expect(html('a <script>alert(1)</script> "b"')).toBe(
    '<p>a &lt;script&gt;alert(1)&lt;/script&gt; &quot;b&quot;</p>',
  )
  expect(html('[x](javascript:alert(1))')).not.toContain('href')
})

it('tables, lists, emphasis and the marks of reconstructed values', () => {
  const table = html('| row | price |\n| --- | ---: |\n| 1 | **4**† |')
  expect(table).toContain('<td class="n"><strong>4</strong><sup class="mark">†</sup></td>')
  expect(html('* one\n  more\n* two')).toBe('<ul><li>one more</li><li>two</li></ul>')
  expect(html('see `style`\nnow')).toBe('<p>see <code>style</code> now</p>')
})

it('leaves a book’s title to the page', () => {
  expect(html('# Panamax\n\nDesigners')).toBe('<p>Designers</p>')
})
