import type { Schemas } from '../../domain/schemas'
import { useServiceStatus } from './useServiceStatus'
import { useState } from 'react'
import { useTalk, useReading } from './useTalk'
import { customerServiceUser } from '../../domain/chat/rules'
import { useRobot } from './useRobot'
import { useServiceTips } from './useServiceTips'
import { useEarlier } from './EarlierMessages'
import { api, dataOf } from '../calls/api'
import { faultMended, tellFault } from './talk-fault'

/** The state of a customer's chat: with the chatbot, or with people over the socket. */
export function useServiceTalk(user: Schemas['User'], opened: Schemas['ChatStatus']) {
  const { status, refresh, set, allRead } = useServiceStatus(opened)
  // A dialog starts with the chatbot, whatever the status of the conversation.
  const [joined, setJoined] = useState(false)
  const attended = status.state !== 'robot'
  const { id, username, avatar = '', bucketName = '' } = user
  const [lost, setLost] = useState(0)
  const { talk, state } = useTalk(
    {
      ends: {
        id: String(id),
        username,
        to: customerServiceUser.initial,
        avatar,
        fromBucketName: bucketName,
      },
      side: 'customer',
      base: opened.read,
      marks: { delivered: opened.staffDelivered, read: opened.staffRead },
      onNews: refresh,
      onLost: () => setLost((times) => times + 1),
    },
    // Messages of people are shown at once, even while the chatbot is active.
    attended,
  )
  // Number of the last message when the customer went back to the robot.
  const [leftAt, setLeftAt] = useState(0)
  // A later message of an agent switches the chat back to people.
  const answered = state.line.messages.some(({ sender, seq }) => sender === 'agent' && seq > leftAt)
  const people = attended && (joined || answered)
  if (joined && !attended) setJoined(false)
  const robot = useRobot({
    talk,
    arrived: state.line.messages,
    missing: opened.lastSeq > opened.read && !attended,
    onPeople(next) {
      set(next)
      setJoined(true)
    },
  })
  const tips = useServiceTips({
    state,
    status,
    people,
    lost,
    unknown: robot.unknown,
    goesOn: opened.state !== 'robot' && opened.lastSeq > opened.read,
  })
  const earlier = useEarlier(opened.read)

  useReading(state, true, (upTo) => {
    if (talk.isOpen()) talk.markRead(upTo)
    else void api.POST('/web/dialogue/read', { params: { query: { upTo } } })
    allRead()
  })

  /** Cards and files go to people, so sending one requests them. */
  const sendToPeople: typeof talk.say = (what) => {
    talk.say(what)
    if (!attended) set({ ...status, state: 'waiting' })
    setJoined(true)
  }

  const askPerson = () =>
    dataOf(api.POST('/web/dialogue/manual')).then(
      (next) => {
        faultMended()
        set(next)
        setJoined(true)
      },
      (error: Error) => tellFault(error.message),
    )

  const askRobot = () =>
    dataOf(api.POST('/web/dialogue/robot')).then(
      (next) => {
        faultMended()
        set(next)
        setLeftAt(next.lastSeq)
        setJoined(false)
      },
      (error: Error) => tellFault(error.message),
    )

  return {
    status,
    set,
    people,
    talk,
    state,
    robot,
    tips,
    earlier,
    sendToPeople,
    askPerson,
    askRobot,
  }
}
