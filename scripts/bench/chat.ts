import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { cmd, type ServerFrame } from '../../src/domain/chat/frames'
import { seedChat } from '../../demo/chat/fill'
import { connect } from '../../src/server/database/database'
import { startEmbedded } from '../../src/server/database/embedded'
import { migrate } from '../../src/server/database/migrate'
import { demoQuestions } from '../../demo/chat/questions'
import { openBenchSessions } from './sessions'
import { makePeople, openConversations } from './chat.sql'
import { figure, type Figure } from './figures'
import { startServer, type Server } from './processes'
import { percentile } from './timing'
import { itemAt } from '../../src/domain/lists/items'

const resting = 2000
const conversations = 500
const agents = 50
const seconds = 10

interface Token {
  userId: number
  token: string
}

/** Idle sockets, busy conversations, and the chatbot: one server process on its own database. */
export async function measureChat(dir: string, port: number): Promise<Figure[]> {
  const database = await startEmbedded({ dir })
  const pool = connect(database.url, 4)
  try {
    await migrate(pool)
    await seedChat(pool)
    const sessions = await openBenchSessions(pool)
    const tokensOf = (ids: number[]) =>
      Promise.all(
        ids.map(async (userId): Promise<Token> => {
          const { tokens } = await sessions.begin(pool, userId)
          return { userId, token: tokens.access_token }
        }),
      )
    const customers = await tokensOf(await makePeople(pool, 'person', resting))
    const staff = await tokensOf(await makePeople(pool, 'staff', agents))
    const talking = customers.slice(0, conversations)
    const open = await openConversations(
      pool,
      talking.map(({ userId }, place) => ({
        userId,
        agentId: itemAt(staff, place % agents).userId,
      })),
    )
    const server = await startServer(port, { DATABASE_URL: database.url, DEMO: '0' })
    try {
      const before = await server.memory()
      return [
        ...(await measureResting(server, port, customers, before)),
        ...(await measureTalk(port, talking, staff, open)),
        ...(await measureRobot(port, itemAt(customers, 0))),
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await pool.destroy()
    await database.stop()
  }
}

async function openSocket(port: number, { userId, token }: Token): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/websocket/register/im`, ['bearer', token])
  await once(socket, 'open')
  socket.send(JSON.stringify({ cmd: cmd.register, id: userId, username: '', after: 0 }))
  return socket
}

async function measureResting(server: Server, port: number, who: Token[], before: number) {
  const sockets: WebSocket[] = []
  for (let first = 0; first < who.length; first += 50) {
    const batch = who.slice(first, first + 50)
    sockets.push(...(await Promise.all(batch.map((token) => openSocket(port, token)))))
  }
  await wait(2000)
  const held = await server.memory()
  for (const socket of sockets) socket.terminate()
  await wait(1000)
  return [
    figure(`memory of the server without sockets`, before, 'MB'),
    figure(`memory of the server with ${who.length} sockets at rest`, held, 'MB', 250),
  ]
}

async function measureTalk(port: number, talking: Token[], staff: Token[], ids: number[]) {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  let doubled = 0
  const desks = await Promise.all(staff.map((token) => openSocket(port, token)))
  desks.forEach((desk, place) => {
    ids
      .filter((_, at) => at % agents === place)
      .forEach((conversationId) =>
        desk.send(JSON.stringify({ cmd: cmd.follow, conversationId, after: 0 })),
      )
    desk.on('message', (bytes) => {
      const frame: ServerFrame = JSON.parse(String(bytes))
      if (frame.cmd !== cmd.message || !('seq' in frame) || frame.sender !== 'customer') return
      const sent = sentAt.get(frame.clientId)
      if (sent === undefined) doubled++
      else times.push(performance.now() - sent)
      sentAt.delete(frame.clientId)
    })
  })
  const customers = await Promise.all(talking.map((token) => openSocket(port, token)))
  await wait(1000)
  // Each writes once a second, spread evenly over the second.
  await Promise.all(
    customers.map(async (customer, place) => {
      await wait((place / customers.length) * 1000)
      for (let count = 0; count < seconds; count++) {
        const clientId = `${place}-${count}`
        sentAt.set(clientId, performance.now())
        customer.send(
          JSON.stringify({
            cmd: cmd.message,
            chatType: 1,
            chatFromId: '',
            chatToId: '',
            username: '',
            fromBucketName: '',
            avatar: '',
            logType: 1,
            content: 'How are you?',
            clientId,
          }),
        )
        await wait(1000)
      }
    }),
  )
  // On a busy machine messages are late; a message counts as lost after a minute.
  for (let waited = 0; waited < 2 || (sentAt.size > 0 && waited < 60); waited++) await wait(1000)
  for (const socket of [...desks, ...customers]) socket.terminate()
  times.sort((a, b) => a - b)
  const what = `delivery, ${customers.length} conversations with a message a second`
  return [
    figure(`${what}: half of them`, percentile(times, 0.5), 'ms'),
    figure(`${what}: 95 %`, percentile(times, 0.95), 'ms', 150),
    figure(`${what}: lost or doubled`, sentAt.size + doubled, '', 0),
  ]
}

async function measureRobot(port: number, { token }: Token) {
  const questions = demoQuestions.flatMap(({ question }) => [question.zh, question.en])
  const times: number[] = []
  for (const message of questions) {
    const started = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/crrc_sales/web/robot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ message }),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  // The first question builds the index.
  const [first = 0, ...others] = times
  others.sort((a, b) => a - b)
  return [
    figure('first question to the robot', first, 'ms'),
    figure('answer of the robot, its pause apart: 95 %', percentile(others, 0.95), 'ms', 20),
  ]
}
