import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffRoleName } from '../../domain/account/access'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { RadioList } from '../ui/RadioList'

/** In place of who sees to it, where nobody does. */
export const nobody = 0

interface Props {
  role: StaffRoleName
  /** What it is called, on the button too. */
  label?: string
  /** Who sees to it already, and is not asked about. */
  without: number | undefined
  /** Who hands it on. */
  whoId: number
  pending: boolean
  onClose: () => void
  onGive: (to: number | undefined) => void
}

/** Asks who sees to it from now on. */
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
