import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { labelOf } from '../../../domain/forms/field-schema'
import schema from '../../../generated/screens/MissingText.json'
import { answerOf, api, CallFailure, queries } from '../../calls/api'
import { language, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { showToast } from '../../ui/toast-list'
import { FieldNote } from '../../ui/FieldNote'
import styles from '../../ui/Exchange.module.css'

/** Fills a missing text where it is listed. */
export function FillMissing({ record }: { record: Schemas['MissingText'] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {text('products.missing.fill')}
      </Button>
      {open && <FillDialog record={record} onClose={() => setOpen(false)} />}
    </>
  )
}

interface Props {
  record: Schemas['MissingText']
  onClose: () => void
}

function FillDialog({ record, onClose }: Props) {
  const form = useId()
  const hint = useId()
  const [typed, setTyped] = useState('')
  const { kind, field, className } = record
  const { properties } = schema
  const names = [
    labelOf(properties.kind, kind, language),
    labelOf(properties.field, field, language),
  ]
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      answerOf(
        api.PUT('/office/catalogue/missing/{id}', {
          params: { path: { id: record.id } },
          body: { text: typed },
        }),
      ),
    onSuccess({ message }) {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
      onClose()
    },
    // The refusal is shown beside the field.
    onError: () => undefined,
  })
  function send(event: FormEvent) {
    event.preventDefault()
    mutate()
  }
  const fault =
    error instanceof CallFailure ? (error.errors[0]?.message ?? error.message) : undefined
  const Field = field === 'description' ? 'textarea' : 'input'
  return (
    <Dialog
      title={names.filter(Boolean).join(' · ')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('products.imports.cancel')}</Button>
          <Button look="main" type="submit" form={form} disabled={isPending || !typed.trim()}>
            {text('screens.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.page} onSubmit={send}>
        <p>
          {text('products.missing.given')}: <b>{record.text}</b>
          {className && kind === 'model' && ` (${className})`}
        </p>
        <label className={styles.field}>
          {labelOf(properties.language, record.language, language)}
          <Field
            autoFocus
            value={typed}
            lang={record.language}
            aria-invalid={fault !== undefined}
            aria-describedby={hint}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <FieldNote id={hint} isFault>
          {fault}
        </FieldNote>
      </form>
    </Dialog>
  )
}
