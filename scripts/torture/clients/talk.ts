import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Pool } from '../../../src/server/database/database'
import { faultsOf, openEnd, randomFrom, settled } from '../../../tests/server/chat/ends'
import type { Caller } from '../caller'
import type { Client } from '../load'

interface Options {
  mark: string
  seed: number
  ports: number[]
  pool: Pool
}

/** Time for both ends to receive everything after the server is back. */
const patienceMs = 60_000

/** A customer and their agent talk over sockets that break with the server. */
export async function talkClient(
  { call, tokenOf }: Caller,
  { mark, seed, ports, pool }: Options,
): Promise<Client> {
  await call('POST', '/web/dialogue/manual', { who: 'partner', body: {} })
  const { rows: people } = await sql<{ username: string; id: number }>`
    select username, id from app_user where username in ('partner', 'agent')`.execute(pool)
  const idOf = (name: string) => people.find(({ username }) => username === name)?.id ?? 0
  const { rows } = await sql<{ id: number }>`
    select id from chat_conversation where user_id = ${idOf('partner')}`.execute(pool)
  const conversationId = rows[0]?.id ?? 0
  await call('POST', `/office/chat/conversation/${conversationId}/claim`, {
    who: 'agent',
    body: {},
  })

  const addresses = ports.map((port) => `ws://127.0.0.1:${port}/websocket/register/im`)
  const random = randomFrom(seed)
  const refusals: string[] = []
  const frame = { avatar: '', fromBucketName: '' }
  const customerName = `${mark}-customer`
  const agentName = `${mark}-agent`
  const refused = (content: string) => void refusals.push(`The chat refused a message: ${content}`)
  const customer = openEnd(
    { ...frame, id: String(idOf('partner')), username: 'partner', to: String(idOf('agent')) },
    { addresses, token: await tokenOf('partner'), random, refused, who: customerName },
  )
  const agent = openEnd(
    {
      ...frame,
      id: String(idOf('agent')),
      username: 'agent',
      to: String(idOf('partner')),
      conversationId,
    },
    { addresses, token: await tokenOf('agent'), random, refused, who: agentName },
  )
  const lastSeq = async (of: Pool) => {
    const answer = await sql<{ last: number }>`
      select max(seq) as last from chat_message where conversation_id = ${conversationId}`.execute(
      of,
    )
    return answer.rows[0]?.last ?? 0
  }
  return {
    async write(nth) {
      const end = nth % 2 === 0 ? customer : agent
      if (end.line().outbox.length > 10) return 0
      end.say()
      return 1
    },
    async check(now) {
      const isSettled = settled([customer, agent], () => lastSeq(now)).then(() => true)
      const isHeard = await Promise.race([isSettled, wait(patienceMs, false)])
      return [
        ...refusals.splice(0),
        ...(isHeard ? [] : ['An end of the chat does not hear everything']),
        ...(await faultsOf(now, conversationId, { [customerName]: customer, [agentName]: agent })),
      ]
    },
    stop() {
      customer.stop()
      agent.stop()
    },
  }
}
