import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { closeAfterFile } from '../../closing'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

/** A real mail server on this machine; `refuse` is its answer for a receiver. */
export async function startMailServer({ port = 0 } = {}) {
  const mails: ReceivedMail[] = []
  let refusal: number | undefined
  let isSlow: (mail: ReceivedMail) => boolean = () => false
  let beSlow: Promise<void> = Promise.resolve()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      username === 'shop' && password === 'secret'
        ? callback(null, { user: username })
        : callback(new Error('Invalid username or password')),
    onRcptTo: (_address, _session, callback) =>
      refusal
        ? callback(Object.assign(new Error('No such mailbox'), { responseCode: refusal }))
        : callback(),
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString('utf8'),
        }
        mails.push(mail)
        void (isSlow(mail) ? beSlow : Promise.resolve()).then(() => callback())
      })
    },
  })
  // A killed client breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address() as AddressInfo
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  closeAfterFile(stop)
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    /** Accepts such mails, but confirms only when the returned function is called. */
    delay(which: (mail: ReceivedMail) => boolean): () => void {
      let goOn = () => {}
      isSlow = which
      beSlow = new Promise((resolve) => (goOn = resolve))
      return goOn
    },
    refuseReceivers: (code: number | undefined) => void (refusal = code),
    stop,
  }
}

export interface ReceivedText {
  headers: Record<string, string | string[] | undefined>
  body: unknown
}

/** A real gateway of text messages on this machine. */
export async function startGateway() {
  const texts: ReceivedText[] = []
  let status = 200
  let elsewhere: string | undefined
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (status === 200)
        texts.push({ headers: request.headers, body: JSON.parse(Buffer.concat(parts).toString()) })
      response.writeHead(status, elsewhere ? { location: elsewhere } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closeAfterFile(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://gate:p%40ss@127.0.0.1:${port}/send`,
    texts,
    answer: (next: number) => void (status = next),
    leadTo: (url: string) => void ([status, elsewhere] = [307, url]),
  }
}
