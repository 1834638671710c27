import { connect, type Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../http/errors'
import type { Settings } from '../settings/settings'

export type Scan = (bytes: Buffer, log: Pick<FastifyBaseLogger, 'warn'>) => Promise<void>

const timeoutMs = 30_000
const chunkBytes = 64 * 1024

/**
 * Refuses files in which the scanner of CLAMD_URL finds malware; without the setting nothing is scanned. While the
 * scanner is unreachable all files are refused, so that no unscanned file is passed on.
 */
export function openScan({ clamdUrl }: Pick<Settings, 'clamdUrl'>): Scan | undefined {
  if (!clamdUrl) return undefined
  return async (bytes, log) => {
    const verdict = await verdictOf(bytes, clamdUrl).catch((cause: unknown) => {
      throw Object.assign(new Refusal('files.notScanned'), { cause })
    })
    if (verdict === 'stream: OK') return
    const [, name] = /^stream: (.+) FOUND$/.exec(verdict) ?? []
    if (name === undefined) {
      throw Object.assign(new Refusal('files.notScanned'), { cause: new Error(verdict) })
    }
    log.warn({ securityEvent: 'fileRefused', found: name }, 'a file was refused by the scanner')
    throw new Refusal('files.infected')
  }
}

/** Sends a file by clamd's INSTREAM protocol and returns its verdict. */
async function verdictOf(bytes: Buffer, clamdUrl: string): Promise<string> {
  const socket = socketTo(new URL(clamdUrl))
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The scanner did not answer')))
  // clamd may answer and close before everything is sent, for example if the file is too long.
  socket.write('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const chunk = bytes.subarray(at, at + chunkBytes)
    socket.write(lengthOf(chunk))
    socket.write(chunk)
  }
  socket.write(lengthOf(Buffer.alloc(0)))
  let answer = ''
  for await (const part of socket.setEncoding('utf8')) answer += String(part)
  return answer.replace(/\0/g, '').trim()
}

function socketTo({ protocol, hostname, port, pathname }: URL): Socket {
  if (protocol === 'unix:') return connect(decodeURIComponent(pathname))
  return connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
}

function lengthOf({ length }: Buffer): Buffer {
  const header = Buffer.alloc(4)
  header.writeUInt32BE(length)
  return header
}
