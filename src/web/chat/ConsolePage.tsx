import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { OfficePage } from '../screens/OfficePage'
import { useUser } from '../session/session'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { askConsoleAnew, useConversation, useQueue } from './console-queries'
import styles from './Console.module.css'
import { ConversationPane } from './ConversationPane'
import { ConversationQueue } from './ConversationQueue'
import { useTalk } from './useTalk'

/** The agents' console: the queue, the chat, and the customer's data. */
export function ConsolePage() {
  usePageTitle(text('chat.console'))
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('id'))
  const chosen = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const user = useUser()
  const { data: queue } = useQueue()
  return (
    <OfficePage
      title={text('chat.console')}
      links={
        <>
          <Link to="/office/chat/closed">{text('chat.closedList')}</Link>
          <Link to="/office/chat/figures">{text('chat.figures')}</Link>
          <Link to="/office/chat/replies">{text('chat.canned.manage')}</Link>
        </>
      }
    >
      <div className={styles.columns} data-chosen={chosen !== undefined}>
        <ConversationQueue
          queue={queue}
          chosen={chosen}
          onChoose={(next) => setSearch(next === undefined ? {} : { id: String(next) })}
        />
        {chosen === undefined && (
          <>
            {user && <QueueNews id={String(user.id)} />}
            <Empty icon="chat" title={text('chat.choose')} />
          </>
        )}
        {chosen !== undefined && user && <Chosen key={chosen} id={chosen} user={user} />}
      </div>
    </OfficePage>
  )
}

/** Listens only for changes of the queue, while no conversation is open. */
function QueueNews({ id }: { id: string }) {
  const [ends] = useState({ id, username: '', to: '', avatar: '', fromBucketName: '' })
  const marks = { delivered: 0, read: 0 }
  useTalk(
    { ends, side: 'staff', base: 0, marks, onNews: askConsoleAnew, onLost: () => undefined },
    true,
  )
  return null
}

function Chosen({ id, user }: { id: number; user: Schemas['User'] }) {
  const { data, error } = useConversation(id)
  if (error) return <Empty icon="warning" title={text('chat.failed')} hint={error.message} />
  return data ? <ConversationPane conversation={data} user={user} /> : <div aria-busy="true" />
}
