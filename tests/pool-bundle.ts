import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** The bundle of a thread of the pool, as the build makes it: inside the project, so that the packages are found. */
export async function poolBundle(
  entry = 'src/server/pool-worker.ts',
  name = 'pool-worker',
): Promise<URL> {
  const folder = `.cache/tests/pool-bundle-${name}-${process.pid}`
  await build({
    entryPoints: { [name]: entry },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    sourcemap: true,
  })
  return pathToFileURL(resolve(folder, `${name}.mjs`))
}
