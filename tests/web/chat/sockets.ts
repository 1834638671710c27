import { WebSocket } from 'ws'
import type { ClientFrame } from '../../../src/domain/chat/frames'
import { closeAfterFile } from '../../closing'

let server = ''
let all: PageSocket[] = []

/**
 * The socket as pages open it, to the test's real server: the simulated browser's own address answers nothing. What goes
 * over it is looked at here.
 */
class PageSocket extends WebSocket {
  readonly sent: ClientFrame[] = []
  constructor(address: string, protocols: string[]) {
    super(server + new URL(address).pathname, protocols)
    all.push(this)
    // The page hears of it by its closing.
    this.on('error', () => undefined)
  }
  override send(data: unknown) {
    this.sent.push(JSON.parse(String(data)) as ClientFrame)
    super.send(String(data))
  }
}

Object.assign(globalThis, { WebSocket: PageSocket })
closeAfterFile(async () => all.forEach((socket) => socket.terminate()))

/** From now on pages find their socket here; those of before are forgotten. */
export function socketsAt(address: string): void {
  for (const socket of all) socket.terminate()
  all = []
  server = new URL(address).origin
}

export const openedSockets = () => all
export const latestSocket = () => all.at(-1)!
export const isOpen = () => all.at(-1)?.readyState === WebSocket.OPEN
export const sentFrames = () => all.flatMap(({ sent }) => sent)
