import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { runScript, runTool } from '../run/run-script.mjs'

const compiler = '@typescript/native/bin/tsc'
const tables = 'src/generated/database.d.ts'
const migrations = 'src/server/database/migrations'

/**
 * The project of the compiler with the code of the shop, which may lack the tests. The demo's samples may be older than a
 * field that was just made required; `npm run check` compiles them too.
 */
const project = '.cache/tsconfig.build.json'
const settings = {
  extends: '../tsconfig.json',
  compilerOptions: { tsBuildInfoFile: 'tsbuildinfo.build' },
  include: ['../src'],
}

/** The tables' types and the types of packages need more of the tools than the compiler. */
const needed = [compiler, 'kysely-codegen/package.json', '@types/node/package.json']
  .map((file) => `node_modules/${file}`)
  .concat('tsconfig.json')

/** Ends the process if a type is wrong. A shop installed without the tools takes the code as it was tested. */
export function checkTypes() {
  const missing = needed.find((file) => !existsSync(file))
  if (missing !== undefined) {
    console.log(
      `Types are not checked, because there is no ${missing} (npm ci installs the tools).`,
    )
    return
  }
  if (!existsSync(tables) || timeOf(tables) < newestMigration())
    runScript('scripts/database-types.ts')
  mkdirSync('.cache', { recursive: true })
  writeFileSync(project, JSON.stringify(settings))
  if (runTool(compiler, ['-p', project])) return
  console.error('The build stops: a type is wrong, see above.')
  process.exit(1)
}

const timeOf = (file) => statSync(file).mtimeMs

const newestMigration = () =>
  Math.max(...readdirSync(migrations).map((file) => timeOf(`${migrations}/${file}`)))
