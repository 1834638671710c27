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
  failed?: string
}

const stored = () => `chat.${currentUser()?.id ?? ''}.robot`

/** Sends questions to the chatbot and adds question and answer to the chat; without an answer people take over. */
export function useRobot({
  talk,
  onPeople,
  missing,
}: {
  talk: Talk
  /** Called when people take over, because the chatbot had no answer or they were requested. */
  onPeople: (status: Schemas['ChatStatus']) => void
  /** True if messages came meanwhile and no socket delivers them. */
  missing: boolean
}) {
  // Questions in flight when the page was unloaded may have been lost.
  const [pending, setPending] = useState<PendingQuestion[]>(() =>
    (readStored<PendingQuestion[]>(stored()) ?? []).map((entry) => ({ failed: '', ...entry })),
  )
  /** Sequence numbers of the messages the chatbot could not answer. */
  const [unknown, setUnknown] = useState<number[]>([])

  useEffect(() => {
    writeStored(stored(), pending)
  }, [pending])

  useEffect(() => {
    if (!missing) return
    void fetchAfter(talk)
  }, [talk, missing])

  const without = (key: string) => (all: PendingQuestion[]) =>
    all.filter((entry) => entry.key !== key)

  async function ask({ key, question }: PendingQuestion) {
    setPending((all) =>
      all.some((entry) => entry.key === key)
        ? all.map((entry) => (entry.key === key ? { key, question } : entry))
        : [...all, { key, question }],
    )
    faultMended()
    try {
      const [{ data }] = await Promise.all([sendQuestion(question, key), pause()])
      const { line } = talk.state()
      const [first] = data.messages
      // A gap: messages came from another tab or from people.
      if (first?.seq !== undefined && first.seq > line.base + line.messages.length + 1)
        await fetchAfter(talk)
      for (const message of data.messages) talk.arrive(message as ChatMessage)
      setPending(without(key))
      if (data.answers.length === 0) {
        const seq = data.messages[0]?.seq ?? 0
        setUnknown((all) => [...all, seq])
      }
      if (data.answers.length === 0 || data.messages.some(({ data: kept }) => kept?.notice))
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
    pending,
    unknown,
    ask: (question: string) => void ask({ key: actionKey(), question }),
    again: (entry: PendingQuestion) => void ask(entry),
  }
}

function sendQuestion(message: string, clientId: string) {
  const { contactName, username = '' } = currentUser() ?? {}
  return answerOf(
    api.POST('/web/robot', {
      body: {
        message,
        name: contactName || username,
        mine: true,
        typeCode: language,
        clientId,
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
