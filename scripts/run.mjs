/**
 * npm run dev, codegen, check, schemas, import, export, admin, audit, backup, restore, secrets, bench, pictures: installs
 * missing packages, then runs the script of that name.
 */
import { existsSync } from 'node:fs'
import { install, stop } from './run/install.mjs'

const [name, ...args] = process.argv.slice(2)
const script = ['scripts', 'demo/scripts']
  .map((folder) => `${folder}/${name}.ts`)
  .find((file) => existsSync(file))
if (!script) stop(`There is no scripts/${name}.ts.`)
install({
  dev: !['import', 'export', 'admin', 'audit', 'backup', 'restore', 'secrets'].includes(name),
})
const { runScript } = await import('./run/run-script.mjs')
if (name !== 'codegen' && name !== 'check' && !existsSync('src/generated/api.d.ts'))
  runScript('scripts/codegen.ts')
runScript(script, args)
