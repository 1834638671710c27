import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'
import type { ArrivingFrame, ServerFrame } from '../../../src/domain/chat/frames'
import type { TestApp } from '../../app'
import { closeAfterFile } from '../../closing'

/** WebSocket address of a test's server. */
export async function socketAddress({ app }: Pick<TestApp, 'app'>): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/websocket/register/im`
}

export async function tokenOf({ sessions, database, userId }: TestApp, username: string) {
  const { tokens } = await sessions.begin(database, await userId(username))
  return tokens.access_token
}

export interface TestSocket {
  socket: WebSocket
  frames: ServerFrame[]
  send: (frame: object | string) => void
  /** Waits for a matching frame. */
  frame: <F extends ServerFrame>(fits: (frame: F) => boolean) => Promise<F>
  message: (content: string) => Promise<ArrivingFrame>
  closed: Promise<{ code: number; reason: string }>
}

/** A client socket that records all received frames. */
export async function openSocket(address: string, token?: string): Promise<TestSocket> {
  const socket = new WebSocket(token ? `${address}?access_token=${token}` : address)
  const frames: ServerFrame[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  )
  socket.on('error', () => {})
  socket.on('message', (bytes) => {
    frames.push(JSON.parse(String(bytes)) as ServerFrame)
    for (const look of waiting) look()
  })
  closeAfterFile(async () => socket.terminate())
  await new Promise<void>((resolve) => {
    socket.once('open', resolve)
    socket.once('close', () => resolve())
  })

  function frame<F extends ServerFrame>(fits: (frame: F) => boolean): Promise<F> {
    return new Promise((resolve) => {
      const look = () => {
        const found = frames.find((one) => fits(one as F))
        if (!found) return
        waiting.delete(look)
        resolve(found as F)
      }
      waiting.add(look)
      look()
    })
  }

  return {
    socket,
    frames,
    closed,
    frame,
    send: (what) => socket.send(typeof what === 'string' ? what : JSON.stringify(what)),
    message: (content) => frame<ArrivingFrame>((one) => one.cmd === 2 && one.content === content),
  }
}
