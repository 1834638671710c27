import { useEffect, useState } from 'react'
import type { ChatMessage } from '../../domain/chat/line'
import { chatTimes } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api, dataOf } from '../api'
import { language } from '../locale'
import { currentUser } from '../session'
import { showToast } from '../ui/toast-list'
import type { Talk } from './talk'

const pause = () => new Promise((resolve) => window.setTimeout(resolve, chatTimes.robotDelay))

/** Questions to the robot: they and its answers come into the talk; without an answer people take over. */
export function useRobot({
  talk,
  onPeople,
  missing,
}: {
  talk: Talk
  /** It had no answer: people take over. */
  onPeople: (status: Schemas['ChatStatus']) => void
  /** Something came while nobody looked, and no socket brings it. */
  missing: boolean
}) {
  const [pending, setPending] = useState<{ key: string; question: string }[]>([])
  /** After which messages the robot did not know. */
  const [unknown, setUnknown] = useState<number[]>([])

  useEffect(() => {
    if (!missing) return
    void fetchAfter(talk)
  }, [talk, missing])

  async function ask(question: string) {
    const key = actionKey()
    setPending((all) => [...all, { key, question }])
    try {
      const [{ data }] = await Promise.all([sendQuestion(question, key), pause()])
      const { line } = talk.state()
      const [first] = data.messages
      // Another tab, or people, said something between.
      if (first?.seq !== undefined && first.seq > line.base + line.messages.length + 1)
        await fetchAfter(talk)
      for (const message of data.messages) talk.arrive(message as ChatMessage)
      if (data.answers.length === 0) {
        const seq = data.messages[0]?.seq ?? 0
        setUnknown((all) => [...all, seq])
        onPeople(await dataOf(api.GET('/web/dialogue/status')))
      }
    } catch (error) {
      showToast('error', (error as Error).message)
    } finally {
      setPending((all) => all.filter((one) => one.key !== key))
    }
  }

  return { pending, unknown, ask: (question: string) => void ask(question) }
}

function sendQuestion(message: string, clientId: string) {
  const { contactName, username = '' } = currentUser() ?? {}
  return answerOf(
    api.POST('/web/robot', {
      body: {
        ...{ message, name: contactName || username, mine: true, typeCode: language },
        clientId,
      },
    }),
  )
}

/** Everything behind what is there. */
async function fetchAfter(talk: Talk) {
  for (;;) {
    const { line } = talk.state()
    const after = line.base + line.messages.length
    const { records } = await dataOf(
      api.GET('/web/dialogue/history', { params: { query: { after, size: 100 } } }),
    )
    for (const message of records) talk.arrive(message as ChatMessage)
    if (records.length < 100) return
  }
}
