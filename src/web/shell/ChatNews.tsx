import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { consult, useServicePlace } from '../actions/service'
import { text } from '../language/locale'
import { showToast } from '../ui/toast-list'
import { useChatStatus } from './chat-status'

/** Shows an agent's answer on whatever page is open, while the chat is not. */
export function ChatNews() {
  const navigate = useNavigate()
  const isOpen = useServicePlace() !== 'closed'
  const status = useChatStatus()
  const unread = status?.unread
  const before = useRef<number>(undefined)
  const tell = useEffectEvent((count: number) => {
    const isMore = before.current !== undefined && count > before.current
    before.current = count
    if (!isMore || isOpen) return
    const { agentName: name = text('shell.side.consult'), answer } = status ?? {}
    const sentence = answer
      ? text('shell.chat.answer', { name, answer })
      : text('shell.side.consultUnread', { count })
    showToast('info', sentence, {
      label: text('shell.chat.open'),
      run: () => consult(undefined, navigate),
    })
  })
  useEffect(() => {
    if (unread !== undefined) tell(unread)
  }, [unread])
  return null
}
