import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'

/** Opens the texts of the cover, which are saved with the report. */
export function EditCover({
  product,
  cover,
  revising,
  onChange,
}: {
  product: number
  cover: Schemas['ReportCover']
  /** Asks for the reason of a revision too. */
  revising: boolean
  onChange: (cover: Schemas['ReportCover']) => void
}) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {text('calculation.signed.cover')}
      </Button>
      {open && (
        <Dialog
          shape="wide"
          title={text('calculation.signed.cover')}
          onClose={() => setOpen(false)}
        >
          <SchemaForm
            schema="ReportCover"
            value={cover}
            hidden={revising ? [] : ['change']}
            draft={`editCover.${product}`}
            submitText={text('calculation.signed.keepCover')}
            onSubmit={async (next) => {
              onChange(next)
              setOpen(false)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
