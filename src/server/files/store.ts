import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { Refusal } from '../http/errors'
import type { Settings } from '../settings/settings'
import { unfinishedEnding } from './leftovers'

/** Stores the bytes of uploads. The server creates the keys; they contain no user input. */
export interface FileStore {
  /** Resolves when the bytes are stored durably and completely. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  get(key: string): Promise<Buffer | undefined>
  remove(key: string): Promise<void>
  /** Keys of all stored files. */
  list(): AsyncIterable<string>
}

/** The S3 store of S3_URL, else the folder `files` in the data directory. */
export function storeOf({ s3Url, dataDir }: Pick<Settings, 's3Url' | 'dataDir'>): FileStore {
  return s3Url ? s3Store(new URL(s3Url)) : diskStore(join(dataDir, 'files'))
}

export const newKey = (extension: string): string => keyNamed(`${randomUUID()}${extension}`)

/** Name of the store in API calls. */
export const bucketName = 'files'

/** The last part of a key is the name; its folder is the start of that name. */
export const nameOfKey = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
export const keyNamed = (name: string): string => `${name.slice(0, 2)}/${name}`

function diskStore(root: string): FileStore {
  return {
    async put(key, bytes) {
      const path = join(root, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeWhole(path, bytes)
      await syncFolder(dirname(path))
    },
    get: (key) => readFile(join(root, key)).catch(unlessMissing),
    remove: (key) => rm(join(root, key), { force: true }),
    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        unlessMissing,
      )
      const files = (entries ?? []).filter(
        (entry) => entry.isFile() && !entry.name.endsWith(unfinishedEnding),
      )
      yield* files
        .map((file) => relative(root, join(file.parentPath, file.name)).split(sep).join('/'))
        .sort()
    },
  }
}

/** Writes a file atomically, readable by this user only; removes an incomplete one at once. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`
  try {
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Makes the rename durable (fsync); not all systems support it for folders. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Answers "try again"; the log has the cause. */
function outOfReach(cause: unknown): never {
  throw Object.assign(new Refusal('common.unavailable'), { cause })
}

/** https://KEY:SECRET@host/bucket?region=…; path-style addressing. */
function s3Store(url: URL): FileStore {
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 2,
  })
  const bucket = `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`
  const ask = async (method: string, key: string, init: RequestInit = {}) => {
    const answer = await client
      .fetch(`${bucket}/${key}`, { ...init, method, redirect: 'error' })
      .catch(outOfReach)
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    outOfReach(new Error(`The file store answers ${answer.status} to ${method} ${key}`))
  }
  return {
    async put(key, bytes, type) {
      await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } })
    },
    async get(key) {
      const answer = await ask('GET', key)
      return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer())
    },
    async remove(key) {
      await ask('DELETE', key)
    },
    async *list() {
      for (let after = ''; ;) {
        const token = after && `&continuation-token=${encodeURIComponent(after)}`
        const page = await (await ask('GET', `?list-type=2${token}`)).text()
        yield* textsIn(page, 'Key')
        after = textsIn(page, 'NextContinuationToken')[0] ?? ''
        if (!after) return
      }
    },
  }
}

/** Contents of all elements of this name; keys and tokens contain no markup characters. */
function textsIn(xml: string, element: string): string[] {
  const matches = xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))
  return [...matches].map(([, text = '']) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&'))
}
