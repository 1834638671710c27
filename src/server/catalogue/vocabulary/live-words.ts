import type { FastifyBaseLogger } from 'fastify'
import { wordsWith } from '../../../domain/reading/own-words'
import { defaultWords, type Words } from '../../../domain/reading/vocabulary'
import type { Database } from '../../database/database'
import { listen } from '../../database/listener'
import { listOwnWords } from './own-words.sql'

/** The vocabulary of this process: the shipped words with those of the office, which any process may change. */
export interface LiveWords {
  current(): Words
  stop(): Promise<void>
}

interface Options {
  pool: Database
  /** Database address for LISTEN. */
  url: string
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  everyMs?: number
}

export async function openLiveWords({
  pool,
  url,
  log,
  everyMs = 10_000,
}: Options): Promise<LiveWords> {
  let known = ''
  let words = defaultWords

  async function read() {
    const own = await listOwnWords(pool)
    // Caches of the catalogue hold for a vocabulary, so that it is replaced only by another one.
    const now = JSON.stringify(own)
    if (now !== known) words = own.length > 0 ? wordsWith(own).words : defaultWords
    known = now
  }

  const heard = () =>
    void read().catch((error: unknown) => log.error(error, 'The vocabulary could not be read'))
  const listener = await listen({ pool, url, channel: 'vocabulary', heard, log })
  await read()
  // Polling covers lost notifications.
  const timer = setInterval(heard, everyMs)
  return {
    current: () => words,
    async stop() {
      clearInterval(timer)
      await listener.stop()
    },
  }
}
