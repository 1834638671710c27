import { ConfigProvider } from 'antd'
import { Suspense, type ReactNode } from 'react'
import type { Schemas } from '../../domain/schemas'
import { suggestProducts } from '../actions/suggest-products'
import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { AntdProvider } from '../screens/AntdProvider'
import { Dialog } from '../ui/Dialog'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import styles from './Console.module.css'
import { askConsoleAnew } from './console-queries'

interface Props {
  conversation: Schemas['OfficeConversation']
  onClose: () => void
}

/** Files a complaint for the customer of a conversation. */
export function MakeComplaint({ conversation, onClose }: Props) {
  const { id, product } = conversation
  const what = `chat.complaint.${id}`
  return (
    <Frame title={text('chat.make.complaint')} conversation={conversation} onClose={onClose}>
      <SchemaForm
        schema="Complaint"
        draft={what}
        value={product ? { product } : {}}
        // Uploads belong to whoever uploads; pictures of the customer are in the conversation.
        hidden={['fileIds']}
        context={{ suggest: suggestProducts }}
        submitText={text('chat.make.complaint')}
        onSubmit={async (body) => {
          const path = { path: { id } }
          const { message } = await once(what, body, (headers) =>
            answerOf(
              api.POST('/office/chat/conversation/{id}/complaint', { params: path, body, headers }),
            ),
          )
          made(message)
          onClose()
        }}
      />
    </Frame>
  )
}

/** Reserves products for the customer of a conversation. */
export function MakeReservation({ conversation, onClose }: Props) {
  const { id, product } = conversation
  const what = `chat.reservation.${id}`
  // The line is filled in before the form is sent.
  const begun = [product ? { model: product } : {}] as Schemas['ChatReservationLine'][]
  return (
    <Frame title={text('chat.make.reservation')} conversation={conversation} onClose={onClose}>
      <SchemaForm
        schema="ChatReservation"
        draft={what}
        value={{ lines: begun }}
        context={{ suggest: suggestProducts }}
        submitText={text('chat.make.reservation')}
        onSubmit={async (body) => {
          const path = { path: { id } }
          const { message } = await once(what, body, (headers) =>
            answerOf(
              api.POST('/office/chat/conversation/{id}/reservation', {
                params: path,
                body,
                headers,
              }),
            ),
          )
          made(message)
          onClose()
        }}
      />
    </Frame>
  )
}

function made(message: string) {
  showToast('success', message)
  askConsoleAnew()
  void queries.invalidateQueries({ queryKey: ['chatCustomerOrders'] })
}

/** A dialog that names the customer. Lists of suggestions open inside it, as it covers the rest of the page. */
function Frame({
  conversation: { customerName, company },
  title,
  onClose,
  children,
}: Props & { title: string; children: ReactNode }) {
  const who = [customerName, company].filter(Boolean).join(' · ')
  return (
    <Dialog title={title} onClose={onClose}>
      <AntdProvider>
        <ConfigProvider
          getPopupContainer={(trigger) => trigger?.closest('dialog') ?? document.body}
        >
          <p className={styles.soft}>{text('chat.make.for', { who })}</p>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ConfigProvider>
      </AntdProvider>
    </Dialog>
  )
}
