import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runScript } from '../run/run-script.mjs'
import { checkTypes } from './check-types.mjs'

const stamp = 'dist/.built'
const demo = 'demo/demo.ts'
const sources = [
  'openapi',
  'schemas',
  'src',
  'demo',
  'scripts',
  'vite.config.ts',
  'package-lock.json',
].filter((source) => existsSync(source))

/** Folders that the build writes or does not need. */
const notBuilt = ['src/generated', 'scripts/bench', 'scripts/torture'].map((folder) => join(folder))

/** Builds server and front end into dist/ if a source has changed since the last build. */
export async function build() {
  const state = stateOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  console.log('Building …')
  runScript('scripts/codegen.ts')
  checkTypes()
  await Promise.all([buildServer(), buildWeb()])
  mkdirSync('dist', { recursive: true })
  writeFileSync(stamp, stateOfSources())
}

async function buildServer() {
  rmSync('dist/server', { recursive: true, force: true })
  const esbuild = await import('esbuild')
  const options = {
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
  }
  await esbuild.build({
    ...options,
    entryPoints: {
      main: 'src/server/main.ts',
      // Worker threads for heavy work: documents, spreadsheets, pictures, models.
      'pool-worker': 'src/server/pool-worker.ts',
      // The server looks for the demo shop beside itself.
      ...(existsSync(demo) && { demo }),
    },
    packages: 'external',
    // Code loaded on demand gets a file of its own.
    splitting: true,
  })
  // The worker thread that builds the index of the catalogue; the server expects it in its own folder. Bundled with
  // its packages it starts in half the time, for which a change of the catalogue waits.
  await esbuild.build({
    ...options,
    entryPoints: { 'index-worker': 'src/server/catalogue/index/worker.ts' },
    // Native modules cannot be bundled.
    external: ['pg-native', '@node-rs/argon2'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
}

async function buildWeb() {
  const vite = await import('vite')
  const { NODE_ENV } = process.env
  await vite.build({ logLevel: 'warn' })
  // Vite sets NODE_ENV to production for this process; the tests it starts afterwards must not inherit that.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  await compressFolder('dist/web')
}

/** Compresses text files in advance, so that no request has to wait for it. */
async function compressFolder(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|svg|json|mjs)$/.test(file),
  )
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(join(folder, file))
      if (content.length < 1024) return
      writeFileSync(join(folder, `${file}.br`), await promisify(brotliCompress)(content, options))
      writeFileSync(join(folder, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** A fingerprint of all sources (names, sizes, times) and of the values compiled into the front end. */
function stateOfSources() {
  const files = sources.flatMap((source) =>
    statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file))
      : [source],
  )
  const lines = files
    .filter((file) => !notBuilt.some((folder) => file.startsWith(folder)))
    .map((file) => ({ file, stat: statSync(file) }))
    .filter(({ stat }) => stat.isFile())
    .map(({ file, stat }) => `${file} ${stat.size} ${stat.mtimeMs}`)
  return [process.env.API_ORIGIN ?? '', ...lines.sort()].join('\n')
}
