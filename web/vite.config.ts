import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.PENSTOCK_URL ?? 'http://127.0.0.1:8060'

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', assetsInlineLimit: 1024, rolldownOptions: { checks: { pluginTimings: false } } },
  server: {
    proxy: { '/api': { target: server, ws: true } },
    fs: { allow: ['.', '../src/penstock/games'] }, // each game keeps its words beside its rules
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
