/** The little markdown our rulebooks use, as safe HTML: everything is escaped first. */

export function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Bold, italics, code, links inside our own pages, and the marks of reconstructed values. */
export function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((#[^)\s]*|\/[^)\s]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[†‡]/g, (mark) => `<sup class="mark">${mark}</sup>`)
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((c) => c.trim())
}

function table(rows: string[]): string {
  const sides = cells(rows[1]!).map((c) => (c.endsWith(':') ? ' class="n"' : ''))
  const line = (row: string, tag: string) =>
    '<tr>' +
    cells(row)
      .map((c, k) => `<${tag}${sides[k] ?? ''}>${inline(c)}</${tag}>`)
      .join('') +
    '</tr>'
  return `<div class="table" tabindex="0" role="group"><table><thead>${line(rows[0]!, 'th')}</thead><tbody>${rows
    .slice(2)
    .map((r) => line(r, 'td'))
    .join('')}</tbody></table></div>`
}

export function html(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      if (/^# /.test(block)) return '' // the page shows a book's title itself
      const lines = block.split('\n')
      if (lines.length > 1 && lines[0]!.startsWith('|')) return table(lines)
      if (/^[*-] /.test(lines[0]!))
        return `<ul>${block
          .split(/\n(?=[*-] )/)
          .map((l) => `<li>${inline(l.slice(2).replace(/\n\s*/g, ' '))}</li>`)
          .join('')}</ul>`
      if (/^\d+\. /.test(lines[0]!))
        return `<ol>${block
          .split(/\n(?=\d+\. )/)
          .map((l) => `<li>${inline(l.replace(/^\d+\. /, '').replace(/\n\s*/g, ' '))}</li>`)
          .join('')}</ol>`
      return `<p>${inline(lines.join(' '))}</p>`
    })
    .join('')
}
