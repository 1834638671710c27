import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { arrivedUpTo } from '../../domain/chat/line'
import { openTalk, type Talk, type TalkParts, type TalkState } from './talk'

/**
 * A conversation for the lifetime of the component; `connected` opens and closes its socket. Unsent messages open it
 * too.
 */
export function useTalk(parts: TalkParts, connected: boolean): { talk: Talk; state: TalkState } {
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const [talk] = useState(() =>
    openTalk({
      ...parts,
      onNews: () => latest.current.onNews(),
      onLost: () => latest.current.onLost(),
    }),
  )
  useEffect(() => () => talk.end(), [talk])
  const state = useSyncExternalStore(talk.subscribe, talk.state)
  const wanted = connected || state.line.outbox.length > 0
  useEffect(() => {
    if (wanted) talk.connect()
    else talk.disconnect()
  }, [talk, wanted])
  return { talk, state }
}

/** Milliseconds a message must be visible to count as read. */
const readMs = 300

/** Marks messages as read while the page is visible, if this user is their reader. */
export function useReading({ line }: TalkState, reads: boolean, read: (upTo: number) => void) {
  const upTo = arrivedUpTo(line)
  const arrived = line.messages.length
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  useEffect(() => {
    if (arrived === 0 || !reads) return
    const look = () => document.visibilityState === 'visible' && latest.current(upTo)
    const timer = window.setTimeout(look, readMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [upTo, arrived, reads])
}
