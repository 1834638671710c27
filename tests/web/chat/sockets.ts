import { WebSocket } from 'ws'
import { cmd, type ClientFrame, type ServerFrame } from '../../../src/domain/chat/frames'
import { closeAfterFile } from '../../closing'

let server = ''
let all: PageSocket[] = []

/**
 * The pages' socket, connected to the test's real server, since jsdom's own address answers nothing. It records the
 * frames.
 */
class PageSocket extends WebSocket {
  readonly sent: ClientFrame[] = []
  /** Number of answered registrations. */
  answered = 0
  constructor(address: string, protocols: string[]) {
    super(server + new URL(address).pathname, protocols)
    all.push(this)
    // The page learns of errors by the close event.
    this.on('error', () => undefined)
    this.on('message', (data: Buffer) => {
      if ((JSON.parse(data.toString()) as ServerFrame).cmd === cmd.register) this.answered++
    })
  }
  override send(data: unknown) {
    this.sent.push(JSON.parse(String(data)) as ClientFrame)
    super.send(String(data))
  }
}

Object.assign(globalThis, { WebSocket: PageSocket })
closeAfterFile(async () => all.forEach((socket) => socket.terminate()))

/** Connects the pages' sockets to this address and forgets earlier ones. */
export function socketsAt(address: string): void {
  for (const socket of all) socket.terminate()
  all = []
  server = new URL(address).origin
}

export const openedSockets = () => all
export const latestSocket = () => all.at(-1)!
export const isOpen = () => all.at(-1)?.readyState === WebSocket.OPEN
export const sentFrames = () => all.flatMap(({ sent }) => sent)

/** Resolves when the server has answered every registration, unless incoming frames are blocked. */
export async function answered(): Promise<void> {
  const isWaiting = ({ sent, answered }: PageSocket) =>
    answered < sent.filter((one) => one.cmd === cmd.register).length
  while (isOpen() && !latestSocket().isPaused && isWaiting(latestSocket()))
    await new Promise((resolve) => setImmediate(resolve))
}
