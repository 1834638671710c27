import { useDelete } from '@refinedev/core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queries } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { IconButton } from '../ui/IconButton'
import type { Resource, Row } from './resource'

interface Props {
  resource: Resource
  row: Row
  /** The record's name in the question. */
  name: string
  small?: boolean
  /** As an icon, for the rows of the office. */
  icon?: boolean
}

/** Removes a record after a confirmation; a refusal is shown in the dialog. */
export function RemoveRecord({ resource, row, name, small = false, icon = false }: Props) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { mutate, mutation } = useDelete()
  const { error, isPending } = mutation

  const remove = () =>
    mutate(
      {
        resource: resource.name,
        id: row.id,
        successNotification: false,
        errorNotification: false,
      },
      {
        onSuccess: () => {
          setAsking(false)
          void queries.invalidateQueries({ queryKey: ['data'] })
          // A removed record has no page any more.
          if (pathname !== resource.route) void navigate(resource.route)
        },
      },
    )
  const close = () => {
    setAsking(false)
    mutation.reset()
  }
  return (
    <>
      {icon ? (
        <IconButton
          small
          icon="trash"
          look="takeAway"
          label={text('screens.remove')}
          onClick={() => setAsking(true)}
        />
      ) : (
        <Button small={small} look="quiet" onClick={() => setAsking(true)}>
          {text('screens.remove')}
        </Button>
      )}
      {asking && (
        <Dialog
          title={text('screens.remove.ask', { name })}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{text('screens.remove.leave')}</Button>
              {!error && (
                <Button look="main" disabled={isPending} onClick={remove}>
                  {text('screens.remove')}
                </Button>
              )}
            </>
          }
        >
          {error ? <p role="alert">{error.message}</p> : <p>{text('screens.remove.explained')}</p>}
        </Dialog>
      )}
    </>
  )
}
