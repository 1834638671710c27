/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API_ORIGIN

export default defineConfig(({ command }) => ({
  root: 'src/web',
  base: '/crrc_sales_web_html/',
  publicDir: 'public',
  cacheDir: '../../.cache/vite',
  plugins: [react()],
  // While developing, the proxy below leads there: no other origin has to be allowed.
  define: { __API_ORIGIN__: JSON.stringify(command === 'build' ? (api ?? '') : '') },
  // Its workers are made of code as data, which the Content-Security-Policy refuses.
  resolve: {
    alias: [{ find: /^fflate$/, replacement: `${import.meta.dirname}/src/web/actions/zip.ts` }],
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Says which files a page is drawn with, so that the server can name them in its head.
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      treeshake: {
        // A table part of @refinedev/antd imports these for a component that is not used here.
        moduleSideEffects: [
          {
            test: /node_modules\/(react-markdown|remark-gfm|papaparse|pluralize|sunflower-antd)\//,
            sideEffects: false,
          },
        ],
      },
    },
  },
  server: {
    // The slash matters: without it the base path of the front end would match too.
    proxy: { '/crrc_sales/': api ?? `http://127.0.0.1:${process.env.PORT ?? 8080}` },
  },
  test: {
    root: '.',
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/database.ts'],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/@refinedev\//, 'react-router'] } },
  },
}))
