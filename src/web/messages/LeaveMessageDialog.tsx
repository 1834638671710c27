import { Suspense } from 'react'
import { closeLeaveMessage } from '../actions/leave-message'
import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { AntdProvider } from '../screens/AntdProvider'
import { Dialog } from '../ui/Dialog'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import styles from './BoardActions.module.css'

/** A message to the maker: theme, description, and the sender's contact details. */
export function LeaveMessageDialog() {
  return (
    <Dialog title={text('messages.leave')} onClose={closeLeaveMessage}>
      <AntdProvider>
        <p className={styles.explained}>{text('messages.leave.explained')}</p>
        <Suspense fallback={<PageSkeleton />}>
          <SchemaForm
            schema="LeaveMessage"
            value={{ state: 1 }}
            draft="leaveMessage"
            submitText={text('messages.leave.send')}
            onSubmit={async (body) => {
              const { message } = await once('leaveMessage', body, (headers) =>
                answerOf(api.POST('/web/message/board', { body, headers })),
              )
              showToast('success', message)
              void queries.invalidateQueries({ queryKey: ['data'] })
              closeLeaveMessage()
            }}
          />
        </Suspense>
      </AntdProvider>
    </Dialog>
  )
}
