import { svelte } from '@sveltejs/vite-plugin-svelte'
import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.PENSTOCK_URL ?? 'http://127.0.0.1:8060'

/** The page says whether it holds the games themselves (`penstock site --games web/public/local`). */
const games: Plugin = {
  name: 'penstock-games',
  transformIndexHtml: (html) =>
    existsSync('public/local/games.en.json')
      ? html.replace('<head>', '<head>\n    <meta name="penstock-games" content="local" />')
      : html,
}

export default defineConfig({
  plugins: [svelte(), games],
  build: { target: 'es2022', assetsInlineLimit: 1024, rolldownOptions: { checks: { pluginTimings: false } } },
  worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  // Scripts find each other wherever the folder lies; only the first file says where that is.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['.', '../src/penstock'] }, // each game keeps its words beside its rules
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
