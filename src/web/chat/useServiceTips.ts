import { createElement, useEffect, useState } from 'react'
import { arrivedUpTo } from '../../domain/chat/line'
import { chatTimes } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { language, text } from '../language/locale'
import type { Tip } from './MessageList'
import { OutsideTip } from './OutsideTip'
import type { TalkState } from './talk'

interface Parts {
  state: TalkState
  status: Schemas['ChatStatus']
  /** They are spoken to, not the robot. */
  people: boolean
  /** It opened with an answer of people: the robot's greeting would stand in the middle of their talk. */
  goesOn: boolean
  /** How often the connection was lost. */
  lost: number
  unknown: number[]
}

/** What the dialog says by itself: the greeting, that nobody has answered for five minutes, that it is after hours. */
export function useServiceTips({ state, status, people, goesOn, lost, unknown }: Parts): Tip[] {
  const { line } = state
  const base = line.base
  const [busy, setBusy] = useState<number[]>([])
  const [lostAt, setLostAt] = useState<number>()
  const last = arrivedUpTo(line)
  // Outside the hours nobody is busy: they are not there, which is said already.
  const waits = people && status.hours.open ? waitingSince(state) : undefined

  // Once for each wait, from the last question that nobody has answered.
  useEffect(() => {
    if (waits === undefined) return
    const timer = window.setTimeout(
      () => setBusy((all) => (all.includes(waits) ? all : [...all, waits])),
      chatTimes.personReply,
    )
    return () => window.clearTimeout(timer)
  }, [waits])
  // Once in a dialog, however often the connection breaks.
  if (people && lost > 0 && lostAt === undefined) setLostAt(last)

  return [
    ...(goesOn ? [] : [{ key: 'greeting', after: base, content: text('chat.greeting') }]),
    ...unknown.map((after) => ({
      key: `unknown ${after}`,
      after,
      content: [
        text('chat.tip.notFound'),
        text(status.hours.open ? 'chat.tip.human' : 'chat.tip.humanLater'),
      ].join(language === 'en' ? ' ' : ''),
    })),
    // Whoever is served, late as it is, need not wait for the hours.
    ...(people && !status.hours.open && status.state !== 'open'
      ? [
          {
            key: 'outside',
            // It answers what they have asked: it stands below.
            after: line.messages.findLast(({ mine }) => mine)?.seq ?? base,
            content: createElement(OutsideTip, { hours: status.hours }),
          },
        ]
      : []),
    ...busy.map((after) => ({ key: `busy ${after}`, after, content: text('chat.tip.busy') })),
    ...(lostAt === undefined
      ? []
      : [{ key: 'lost', after: lostAt, content: text('chat.tip.busy') }]),
  ]
}

/** The number of the last message of the customer to people, while no person has answered it. */
function waitingSince({ line }: TalkState): number | undefined {
  const own = line.messages.findLast(({ mine }) => mine)
  const answer = line.messages.findLast(({ sender }) => sender === 'agent')
  return own && own.seq > (answer?.seq ?? 0) ? own.seq : undefined
}
