import { build } from 'esbuild'

/**
 * npm run bench -- [index] [calculation] [server] [logins] [chat] [office] [bounds] [pages] [--full]: measures what is named, or all; --full adds a million models.
 * What is measured is bundled as the server is: a loader that compiles on the way would be measured with it.
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
