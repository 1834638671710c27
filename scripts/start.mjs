/** npm start: from a clean clone to a working shop. */
import { spawn } from 'node:child_process'
import { allocator } from './run/allocator.mjs'
import { install } from './run/install.mjs'

install({ dev: false })
const { build } = await import('./build/build.mjs')
await build()

const server = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...allocator, ...process.env },
})
// The terminal sends Ctrl-C to the server as well; a signal to this process alone must be passed on.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
