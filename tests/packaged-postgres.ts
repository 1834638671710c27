import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from '../src/server/database/embedded'

export interface PackagedServer {
  url: string
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again after that, on the same port. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A PostgreSQL of Debian's packages on a directory of its own. It refuses to run as root, hence the other user. */
export async function startPackaged(options: Record<string, string>): Promise<PackagedServer> {
  const bin = packagedBin()
  if (!bin) throw new Error('There is no PostgreSQL in /usr/lib/postgresql; set TEST_DATABASE_URL')
  const dir = mkdtempSync(join(tmpdir(), 'fastener-postgres-'))
  const data = join(dir, 'data')
  mkdirSync(data)
  if (isRoot) execFileSync('chown', ['-R', 'postgres:postgres', dir])
  const initdb = asPostgres(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'app',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  ])
  execFileSync(initdb.command, initdb.args, { stdio: 'pipe', cwd: '/' })

  const port = await freePort()
  const url = `postgres://app@127.0.0.1:${port}/postgres`
  const settings = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...options,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = asPostgres(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings])
  let child: ChildProcess
  const begin = () =>
    void (child = spawn(postgres.command, postgres.args, { stdio: 'ignore', cwd: '/' }))

  async function start() {
    begin()
    for (let attempt = 0; !(await answers(url)); attempt++) {
      if (attempt > 300) throw new Error('PostgreSQL did not start')
      await wait(100)
      // After a crash its memory is in use until the last process of a connection has ended.
      if (child.exitCode !== null) begin()
    }
  }
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  await start()
  return {
    url,
    start,
    kill: () => end('SIGKILL'),
    async stop() {
      await end('SIGINT')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const isRoot = process.getuid?.() === 0

function asPostgres(command: string, args: string[]) {
  const user = ['--reuid=postgres', '--regid=postgres', '--clear-groups']
  return isRoot
    ? { command: 'setpriv', args: [...user, '--pdeathsig', 'INT', '--', command, ...args] }
    : { command, args }
}

/** The programs of the newest packaged PostgreSQL, where there is one. */
export function packagedBin(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root) : []
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0]
  return newest && join(root, newest, 'bin')
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
