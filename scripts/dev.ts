import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { runScript } from './run/run-script.mjs'

/** npm run dev: server and front end with reload on change, including derived files. */
runScript('scripts/codegen.ts')

const children: ChildProcess[] = [
  ...(process.env.API_ORIGIN
    ? []
    : [
        run('node_modules/tsx/dist/cli.mjs', [
          'watch',
          '--clear-screen=false',
          'src/server/main.ts',
        ]),
      ]),
  run('node_modules/vite/bin/vite.js', ['--clearScreen', 'false']),
]

let waiting: NodeJS.Timeout | undefined
for (const folder of ['openapi', 'schemas', 'src/i18n', 'src/server/settings', 'src/web']) {
  watch(folder, { recursive: true }, (_event, file) => {
    // In src/web, the lists of pages and the descriptors are sources of derived files.
    if (file && !/\.(json|yaml)$|(pages|resources)\.ts$/.test(file)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => runScript('scripts/codegen.ts'), 100)
  })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
await Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
for (const child of children) child.kill('SIGTERM')

function run(file: string, args: string[]) {
  return spawn(process.execPath, [file, ...args], { stdio: 'inherit' })
}
