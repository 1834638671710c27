import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { showToast } from '../ui/toast-list'

/** Saves another cover of a report as its next revision; only the newest revision can be revised. */
export function ReviseReport({ report }: { report: Schemas['CalculationReport'] }) {
  const { id, page, cover, revisions = [] } = report
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  const revise = useMutation({
    mutationFn: (next: Schemas['ReportCover']) =>
      once(`reviseReport.${id}`, next, (headers) =>
        answerOf(
          api.POST('/web/my/report/revise/{id}', {
            params: { path: { id } },
            body: next,
            headers,
          }),
        ),
      ),
    onSuccess: ({ data, message }) => {
      showToast('success', message)
      setOpen(false)
      void queries.invalidateQueries({ queryKey: ['report'] })
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
      void navigate(`/calculationReport/${data.reportId}`)
    },
  })
  if (page !== 'joint' || revisions[0]?.id !== id) return null
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {text('calculation.signed.revise')}
      </Button>
      {open && (
        <Dialog
          shape="wide"
          title={text('calculation.signed.revise')}
          onClose={() => setOpen(false)}
        >
          <p>{text('calculation.signed.reviseText')}</p>
          <SchemaForm
            schema="ReportCover"
            value={{ ...cover, change: '' }}
            draft={`revise.${id}`}
            submitText={text('calculation.signed.saveRevision')}
            onSubmit={(next) => revise.mutateAsync(next)}
          />
        </Dialog>
      )}
    </>
  )
}
