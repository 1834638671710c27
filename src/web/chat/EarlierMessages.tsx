import { useState } from 'react'
import { historyPage } from '../../domain/chat/rules'
import type { ChatMessage } from '../../domain/chat/line'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { messageOf } from '../calls/error-message'
import styles from './Messages.module.css'
import { faultMended, tellFault } from './talk-fault'

type Load = (before: number) => Promise<{ records: unknown[] }>

const ownHistory: Load = (before) =>
  dataOf(api.GET('/web/dialogue/history', { params: { query: { before, size: historyPage } } }))

/** Loads messages before a sequence number, ten at a time, on request. */
export function useEarlier(upTo: number, load: Load = ownHistory) {
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const before = messages[0]?.seq ?? upTo + 1
  const [none, setNone] = useState(false)

  async function more() {
    setIsLoading(true)
    try {
      const { records } = await load(before)
      faultMended()
      if (records.length === 0) setNone(true)
      // Safe cast: every stored message of this server has a sequence number.
      setMessages([...(records as ChatMessage[]).toReversed(), ...messages])
    } catch (error) {
      tellFault(messageOf(error))
    } finally {
      setIsLoading(false)
    }
  }
  return { messages, isLoading, isAll: none || before <= 1, more: () => void more() }
}

export function EarlierMessages({
  isLoading,
  isAll,
  messages,
  more,
}: ReturnType<typeof useEarlier>) {
  if (isAll)
    return messages.length > 0 ? <p className={styles.notice}>{text('chat.history.none')}</p> : null
  return (
    <div className={styles.earlier}>
      <Button small look="quiet" disabled={isLoading} onClick={more}>
        {text('chat.history')}
      </Button>
    </div>
  )
}
