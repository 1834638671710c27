/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { TestUserConfig } from 'vitest/node'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { demoFiles } from './scripts/build/demo-files.mjs'
import { pdfjsFiles } from './scripts/build/pdfjs-files.mjs'

const api = process.env.API_ORIGIN

const pieces = chunkGroups(`${import.meta.dirname}/src/web`)

const alias = [
  // fflate loads its workers from data URLs, which the content security policy forbids.
  { find: /^fflate$/, replacement: `${import.meta.dirname}/scripts/build/zip-without-workers.ts` },
  // Refine's page header comes from here, without the package around it.
  {
    find: /^@ant-design\/pro-layout$/,
    replacement: `${import.meta.dirname}/scripts/build/page-header.ts`,
  },
  // The default build requires the newest browsers.
  { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.min.mjs' },
]

/** The package's exports always resolve to the development build; production needs this file. */
const routerForProduction = {
  find: /^react-router$/,
  replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
}

/** On another database only the tests of the server run again. */
const ofServer = [
  process.env.TEST_DATABASE ? 'tests/server/**/*.test.ts' : 'tests/**/*.test.{ts,tsx}',
]
const ofPages = ['tests/web/**/*.test.{ts,tsx}']
/** Test files that also run with a clock that differs from the database's. */
const withOtherClock = [
  'tests/server/account/{contacts,logins,second-factor}.test.ts',
  'tests/server/chat/socket.test.ts',
  'tests/server/content/contents.test.ts',
  'tests/server/jobs/worker.test.ts',
  'tests/server/orders/intention-orders.test.ts',
]
const clockOff = (name: string, seconds: number) =>
  tests({
    name,
    include: withOtherClock,
    isolate: false,
    env: { TEST_CLOCK_OFFSET_SECONDS: String(seconds) },
  })

/** Test files that need freshly loaded modules. */
const apart = ['tests/web/calls/brought-along.test.ts', 'tests/server/passwords/hashes.test.ts']

/** Options shared by the tests of server and pages. */
const tests = (own: TestUserConfig) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { alias },
  define: { __API_ORIGIN__: JSON.stringify('') },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    server: { deps: { inline: [/@refinedev\//, 'react-router'] } },
    ...own,
  },
})

export default defineConfig(({ command }) => ({
  root: 'src/web',
  base: '/crrc_sales_web_html/',
  publicDir: 'public',
  cacheDir: '../../.cache/vite',
  plugins: [react(), pdfjsFiles(), demoFiles(), pieces.plugin],
  // While developing, the proxy below leads there: no other origin has to be allowed.
  define: { __API_ORIGIN__: JSON.stringify(command === 'build' ? (api ?? '') : '') },
  resolve: {
    alias: command === 'build' ? [...alias, routerForProduction] : alias,
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Lists the files of each page, so that the server can preload them in the head.
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: { codeSplitting: { groups: pieces.groups } },
      treeshake: {
        // @refinedev/antd imports these for a component that is not used here.
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
    globalSetup: ['tests/database.ts'],
    // Each file has its own databases, ports and directories, and may start further processes.
    maxWorkers: 2,
    projects: [
      // A worker loads modules once for all of its files; tests/setup.ts cleans up after each file.
      tests({ name: 'server', include: ofServer, exclude: [...ofPages, ...apart], isolate: false }),
      tests({ name: 'pages', include: ofPages, exclude: apart, isolate: false }),
      tests({ name: 'apart', include: apart }),
      ...(process.env.TEST_DATABASE ? [] : [clockOff('behind', -60), clockOff('ahead', 60)]),
    ],
  },
}))
