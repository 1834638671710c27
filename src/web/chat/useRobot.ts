import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../domain/chat/line'
import { chatTimes } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api, CallFailure, dataOf } from '../calls/api'
import { language } from '../language/locale'
import { currentUser } from '../session/session'
import { readStored, writeStored } from '../session/storage'
import type { Talk } from './talk'
import { faultMended, tellFault } from './talk-fault'

const pause = () => new Promise((resolve) => window.setTimeout(resolve, chatTimes.robotDelay))

/** A question without an answer yet. A failed one is kept, to be sent again under the same idempotency key. */
export interface PendingQuestion {
  key: string
  question: string
  /** The product that was open. */
  productId?: number | undefined
  failed?: string
}

export interface UnknownMessage {
  seq: number
  kept: boolean
}

const stored = () => `chat.${currentUser()?.id ?? ''}.robot`

/** Sends questions to the chatbot and adds question and answer to the chat; without an answer people take over. */
export function useRobot({
  talk,
  arrived,
  onPeople,
  missing,
}: {
  talk: Talk
  /** The messages that have arrived; the socket may bring a question before the reply to it. */
  arrived: readonly ChatMessage[]
  /** Called when people take over, because the chatbot had no answer or they were requested. */
  onPeople: (status: Schemas['ChatStatus']) => void
  /** True if messages came meanwhile and no socket delivers them. */
  missing: boolean
}) {
  // Questions in flight when the page was unloaded may have been lost.
  const [pending, setPending] = useState<PendingQuestion[]>(() =>
    (readStored<PendingQuestion[]>(stored()) ?? []).map((entry) => ({ failed: '', ...entry })),
  )
  /** The messages the chatbot could not answer; `kept` while the customer waits for a person already. */
  const [unknown, setUnknown] = useState<UnknownMessage[]>([])

  useEffect(() => {
    writeStored(stored(), withoutArrived(pending, arrived))
  }, [pending, arrived])

  useEffect(() => {
    if (!missing) return
    void fetchAfter(talk)
  }, [talk, missing])

  const without = (key: string) => (all: PendingQuestion[]) =>
    all.filter((entry) => entry.key !== key)

  async function ask({ key, question, productId }: PendingQuestion) {
    setPending((all) =>
      all.some((entry) => entry.key === key)
        ? all.map((entry) => (entry.key === key ? { key, question, productId } : entry))
        : [...all, { key, question, productId }],
    )
    faultMended()
    try {
      const [{ data }] = await Promise.all([sendQuestion({ key, question, productId }), pause()])
      const { line } = talk.state()
      const [first] = data.messages
      // A gap: messages came from another tab or from people.
      if (first?.seq !== undefined && first.seq > line.base + line.messages.length + 1)
        await fetchAfter(talk)
      for (const message of data.messages) talk.arrive(message as ChatMessage)
      setPending(without(key))
      const isMoved = data.messages.some(({ data: kept }) => kept?.notice)
      // The customer may have asked to leave the queue.
      if (data.answers.length === 0 && data.state !== 'robot') {
        const seq = data.messages[0]?.seq ?? 0
        setUnknown((all) => [...all, { seq, kept: !isMoved }])
      }
      if (data.answers.length === 0 || isMoved)
        onPeople(await dataOf(api.GET('/web/dialogue/status')))
    } catch (error) {
      // Calls throw errors only.
      const { message } = error as Error
      const isRefused = error instanceof CallFailure && error.status >= 400 && error.status < 500
      if (isRefused) {
        setPending(without(key))
        tellFault(message)
      } else
        setPending((all) =>
          all.map((entry) => (entry.key === key ? { ...entry, failed: message } : entry)),
        )
    }
  }

  return {
    pending: withoutArrived(pending, arrived),
    isAnswering: pending.some(({ failed }) => failed === undefined),
    unknown,
    ask: (question: string, productId?: number) =>
      void ask({ key: actionKey(), question, productId }),
    again: (entry: PendingQuestion) => void ask(entry),
  }
}

const withoutArrived = (pending: PendingQuestion[], arrived: readonly ChatMessage[]) =>
  pending.filter(({ key }) => !arrived.some(({ clientId }) => clientId === key))

function sendQuestion({ question, key, productId }: PendingQuestion) {
  const { contactName, username = '' } = currentUser() ?? {}
  return answerOf(
    api.POST('/web/robot', {
      body: {
        message: question,
        name: contactName || username,
        mine: true,
        typeCode: language,
        clientId: key,
        ...(productId !== undefined && { productId }),
      },
    }),
  )
}

/** Loads all messages after the last known one. */
async function fetchAfter(talk: Talk) {
  for (;;) {
    const { line } = talk.state()
    const after = line.base + line.messages.length
    const { records } = await dataOf(
      api.GET('/web/dialogue/history', { params: { query: { after, size: 100 } } }),
    )
    // The contract types contents of every kind as one; the talk tells them apart by kind.
    for (const message of records) talk.arrive(message as ChatMessage)
    if (records.length < 100) return
  }
}
