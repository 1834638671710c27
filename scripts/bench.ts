import { build } from 'esbuild'

/**
 * npm run bench -- [index] [calculation] [files] [reading] [server] [logins] [chat] [office] [bounds] [table] [pages] [--full]: runs the named
 * measurements, or all; --full adds a million models. The measured code is bundled like the server, so that a loader
 * that compiles on the fly does not distort the figures.
 */
const outdir = '.cache/bench'
await build({
  entryPoints: ['scripts/bench/run.ts', 'scripts/bench/bare-server.ts'],
  outdir,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  logLevel: 'warning',
})
await import(`../${outdir}/run.mjs`)
