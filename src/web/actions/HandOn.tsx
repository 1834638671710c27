import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffRoleName } from '../../domain/account/access'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { RadioList } from '../ui/RadioList'

/** Stands for "no assignee". */
export const nobody = 0

interface Props {
  role: StaffRoleName
  /** Title of the dialog and text of its button. */
  label?: string
  /** The current assignee, who is not offered. */
  without: number | undefined
  /** The user who reassigns. */
  whoId: number
  pending: boolean
  onClose: () => void
  onGive: (to: number | undefined) => void
}

/** Asks for the new assignee. */
export function HandOn({
  role,
  label = text('office.handOn'),
  without,
  whoId,
  pending,
  onClose,
  onGive,
}: Props) {
  const [chosen, setChosen] = useState<number>()
  const { data: colleagues, error } = useQuery({
    queryKey: ['colleagues', role],
    queryFn: () => dataOf(api.GET('/office/colleague/list', { params: { query: { role } } })),
    meta: { quiet: true },
  })
  const choices = [
    ...(colleagues ?? []).map(({ id, name }) => ({
      value: id,
      label: id === whoId ? text('office.handOn.me', { name }) : name,
    })),
    { value: nobody, label: text('office.handOn.nobody') },
  ].filter(({ value }) => value !== without)
  return (
    <Dialog
      title={label}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('office.handOn.cancel')}</Button>
          <Button
            look="main"
            disabled={chosen === undefined || pending}
            onClick={() => onGive(chosen || undefined)}
          >
            {label}
          </Button>
        </>
      }
    >
      {error && <p role="alert">{error.message}</p>}
      <RadioList
        title={text('office.handOn.to')}
        choices={colleagues || error ? choices : undefined}
        onChoose={setChosen}
      />
    </Dialog>
  )
}
