import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { SettingsError } from '../settings/settings-error'
import { alive, readText, withLock } from './lock-file'
import { findRuntime, type Runtime } from './runtime'
import { errorCode } from './error-code'

export interface EmbeddedDatabase {
  url: string
  /** Another process of this shop started the server and will stop it. */
  adopted: boolean
  stop(): Promise<void>
}

/** How long a shutdown waits for connections to close. */
const patienceMs = 3000

interface Options {
  dir: string
  log?: (line: string) => void
  /** PostgreSQL settings by name, for tests that need no durability. */
  tune?: Record<string, string>
}

/**
 * Starts the bundled PostgreSQL on the data in `dir`, or joins the one that another process runs there. It listens on
 * the loopback address only, with its own password.
 */
export async function startEmbedded({
  dir,
  log = () => {},
  tune = {},
}: Options): Promise<EmbeddedDatabase> {
  const runtime = await findRuntime(dir)
  openFolder(runtime.dir)
  const place = placeIn(runtime.dir)
  return withLock(path.join(runtime.dir, '.start.lock'), async () => {
    const password = passwordOf(place.secret)
    if (!isMade(place)) await initialise(runtime, place, password)
    const urlAt = (port: number) => `postgres://app:${password}@127.0.0.1:${port}/postgres`
    const running = await findRunning(place.pidFile, urlAt)
    if (running.url) return { url: running.url, adopted: true, stop: async () => {} }
    return launchServer(runtime, place, urlAt, { log, tune, stalePid: running.stalePid })
  })
}

/** True if `dir` contains the data of a shop; creates nothing. */
export async function isEmbeddedAt(dir: string): Promise<boolean> {
  return isMade(placeIn((await findRuntime(dir)).dir))
}

const isMade = ({ data, unfinished }: Place): boolean =>
  fs.existsSync(path.join(data, 'PG_VERSION')) && !fs.existsSync(unfinished)

/** Creates the data folder if it is missing and checks that it is writable. */
function openFolder(dir: string) {
  try {
    makeFolder(dir)
    fs.accessSync(dir, fs.constants.W_OK)
  } catch (error) {
    throw new SettingsError(
      `The folder ${dir} cannot be used for data (${errorCode(error)}); choose another one with DATA_DIR.`,
    )
  }
}

/**
 * Creates the folders one by one: Node's recursive mkdir never returns where the system answers ENOENT, as below
 * /proc.
 */
function makeFolder(dir: string) {
  const parent = path.dirname(dir)
  if (!fs.existsSync(dir) && parent !== dir) makeFolder(parent)
  try {
    fs.mkdirSync(dir)
  } catch (error) {
    // No error if the folder exists, perhaps created by another process just now.
    if (!fs.statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

interface Place {
  data: string
  pidFile: string
  secret: string
  /** Stores the port of the last start, so that a restarted database keeps its address. */
  port: string
  /** Marker file during initdb: if a first start was killed, the next one starts over. */
  unfinished: string
}

function placeIn(dir: string): Place {
  const data = path.join(dir, 'pgdata')
  return {
    data,
    pidFile: path.join(data, 'postmaster.pid'),
    secret: path.join(dir, 'pg.secret'),
    port: path.join(dir, 'pg.port'),
    unfinished: path.join(dir, '.initialising'),
  }
}

function passwordOf(file: string): string {
  if (!fs.existsSync(file))
    fs.writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 })
  return readText(file).trim()
}

async function initialise({ native, owner }: Runtime, place: Place, password: string) {
  fs.writeFileSync(place.unfinished, '')
  fs.rmSync(place.data, { recursive: true, force: true })
  fs.mkdirSync(place.data, { mode: 0o700 })
  const passwordFile = `${place.secret}.new`
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (owner) {
    fs.chownSync(place.data, owner.uid, owner.gid)
    fs.chownSync(passwordFile, owner.uid, owner.gid)
  }
  const child = run(
    path.join(native, 'bin/initdb'),
    [
      '-D',
      place.data,
      '-U',
      'app',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
    owner,
  )
  let output = ''
  child.stderr?.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  fs.rmSync(passwordFile, { force: true })
  if (code !== 0)
    throw new Error(`The embedded database could not be made in ${place.data}: ${output}`)
  fs.rmSync(place.unfinished)
}

async function findRunning(
  pidFile: string,
  urlAt: (port: number) => string,
): Promise<{ url?: string; stalePid?: number }> {
  for (let attempt = 0; attempt < 200 && fs.existsSync(pidFile); attempt++) {
    const lines = readText(pidFile).split('\n')
    const pid = Number(lines[0])
    if (!pid || !alive(pid)) return {}
    // The process id may be reused by another program, or belong to a zombie.
    if (process.platform === 'linux' && !/postgres/.test(readText(`/proc/${pid}/cmdline`)))
      return { stalePid: pid }
    const url = urlAt(Number(lines[3]))
    if (/ready/.test(lines[7] ?? '') && (await answers(url))) return { url }
    await wait(50)
  }
  return {}
}

async function launchServer(
  { native, owner }: Runtime,
  { data, pidFile, port: portFile }: Place,
  urlAt: (port: number) => string,
  {
    log,
    tune,
    stalePid,
  }: { log: (line: string) => void; tune: Record<string, string>; stalePid: number | undefined },
): Promise<EmbeddedDatabase> {
  const port = await freePort(Number(readText(portFile)) || 0)
  fs.writeFileSync(portFile, String(port))
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '64MB',
    max_connections: '60',
    timezone: 'UTC',
    // Query errors are logged by the client process.
    log_min_messages: 'fatal',
    ...tune,
  }
  const child = run(
    path.join(native, 'bin/postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    owner,
    stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {},
  )
  let tail = ''
  let exited: number | string | undefined
  child.stderr?.on('data', (chunk: Buffer) => {
    tail = (tail + chunk).slice(-4000)
    log(String(chunk).trimEnd())
  })
  child.on('exit', (code, signal) => (exited = code ?? signal ?? 'unknown'))
  for (const end = performance.now() + 60_000; ; await wait(15)) {
    if (exited !== undefined) throw new Error(`The embedded database ended (${exited}): ${tail}`)
    if (/ready/.test(readText(pidFile).split('\n')[7] ?? '') && (await answers(urlAt(port)))) break
    if (performance.now() > end)
      throw new Error(`The embedded database did not become ready: ${tail}`)
  }
  return {
    url: urlAt(port),
    adopted: false,
    async stop() {
      if (exited !== undefined) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      // SIGTERM lets closing connections end; SIGINT then cuts off the rest.
      child.kill('SIGTERM')
      const cut = setTimeout(() => child.kill('SIGINT'), patienceMs)
      await ended
      clearTimeout(cut)
    },
  }
}

/**
 * Runs in its own process group, so that Ctrl-C does not stop the database before requests in flight. On systems that
 * support it, it still dies when this process is killed.
 */
function run(
  command: string,
  args: string[],
  owner: Runtime['owner'],
  env: Record<string, string> = {},
): ChildProcess {
  const options = {
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', ...env },
    cwd: '/',
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  } satisfies SpawnOptions
  if (!hasSetpriv) return spawn(command, args, { ...options, ...(owner ?? {}) })
  const as = owner ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'] : []
  return spawn('setpriv', [...as, '--pdeathsig', 'INT', '--', command, ...args], options)
}

const hasSetpriv = (() => {
  if (process.platform !== 'linux') return false
  try {
    execFileSync('setpriv', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** True if a database answers at this address. */
export async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** The wanted port if it is free, else any free one. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => server.listen(0, '127.0.0.1'))
    server.on('listening', () => {
      // A server that listens on TCP has an address with a port.
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
    server.listen(wanted, '127.0.0.1')
  })
}
