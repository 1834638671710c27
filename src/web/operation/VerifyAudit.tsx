import { useMutation } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { CopyText } from '../ui/CopyText'
import { Dialog } from '../ui/Dialog'
import styles from './Operation.module.css'

/** Verifies the hash chain of the audit log. */
export function VerifyAudit() {
  const verifying = useMutation({
    mutationFn: () => dataOf(api.GET('/office/audit/verification')),
  })
  const { data, isPending, mutate, reset } = verifying
  return (
    <>
      <Button small disabled={isPending} onClick={() => mutate()}>
        {text('operation.audit.verify')}
      </Button>
      {data && (
        <Dialog title={text('operation.audit.verify')} onClose={reset}>
          <p className={data.holds ? styles.good : styles.bad}>{data.sentence}</p>
          <p>{text('operation.audit.head', { head: '' })}</p>
          <p className={styles.head}>
            <CopyText value={data.head} />
          </p>
        </Dialog>
      )}
    </>
  )
}
