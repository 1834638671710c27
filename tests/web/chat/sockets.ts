import { WebSocket } from 'ws'
import { cmd, type ClientFrame, type ServerFrame } from '../../../src/domain/chat/frames'
import { closeAfterFile } from '../../closing'

let server = ''
let all: PageSocket[] = []

/**
 * The socket as pages open it, to the test's real server: the simulated browser's own address answers nothing. What goes
 * over it is looked at here.
 */
class PageSocket extends WebSocket {
  readonly sent: ClientFrame[] = []
  /** How many of its registrations were answered. */
  answered = 0
  constructor(address: string, protocols: string[]) {
    super(server + new URL(address).pathname, protocols)
    all.push(this)
    // The page hears of it by its closing.
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

/** When the server has answered every registration, unless nothing of it comes in. */
export async function answered(): Promise<void> {
  const isWaiting = ({ sent, answered }: PageSocket) =>
    answered < sent.filter((one) => one.cmd === cmd.register).length
  while (isOpen() && !latestSocket().isPaused && isWaiting(latestSocket()))
    await new Promise((resolve) => setImmediate(resolve))
}
