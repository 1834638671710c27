import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import * as limits from '../../generated/limits'
import { useKept } from '../forms/useKept'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { isEnter } from '../ui/keys'
import { isTooLong, LimitedInput } from '../ui/LimitedText'
import { showToast } from '../ui/toast-list'
import styles from './Calculator.module.css'
import { reportKey } from './report-key'

const limit = limits.ReportRenaming.name

/** Gives a report another name. */
export function RenameReport({
  record: { id, name },
  small = true,
}: {
  record: Schemas['CalculationReport']
  small?: boolean
}) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped, forget] = useKept(`rename.${id}`, name)
  const rename = useMutation({
    mutationFn: (next: string) =>
      answerOf(
        api.POST('/web/my/report/rename/{id}', { params: { path: { id } }, body: { name: next } }),
      ),
    onSuccess: ({ message }) => {
      showToast('success', message)
      setOpen(false)
      forget()
      void queries.invalidateQueries({ queryKey: reportKey(id) })
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
  })
  const fieldId = useId()
  // The trimmed name, if it may be sent.
  const next = isTooLong(typed, limit) ? undefined : typed.trim()
  return (
    <>
      <Button small={small} onClick={() => setOpen(true)}>
        {text('calculation.rename')}
      </Button>
      {open && (
        <Dialog
          title={text('calculation.rename')}
          onClose={() => setOpen(false)}
          actions={
            <Button
              look="main"
              disabled={!next || rename.isPending}
              onClick={() => next && rename.mutate(next)}
            >
              {text('screens.save')}
            </Button>
          }
        >
          <div className={styles.field}>
            <label htmlFor={fieldId} className={styles.label}>
              {text('calculation.report.name')}
            </label>
            <span className={styles.name}>
              <LimitedInput
                id={fieldId}
                value={typed}
                limit={limit}
                onChange={setTyped}
                onKeyDown={(event) => {
                  if (isEnter(event) && next) rename.mutate(next)
                }}
              />
            </span>
          </div>
        </Dialog>
      )}
    </>
  )
}
