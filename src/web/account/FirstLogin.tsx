import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isCustomer, chosenRole, flagsOf, type BrowseRole } from '../../domain/account/account'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { hasPage } from '../../domain/pages/paths'
import { storeUser, useUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { showToast } from '../ui/toast-list'
import styles from './FirstLogin.module.css'
import { useUnattended } from './useUnattended'

const roles = ['isPurchase', 'isDesign', 'isPurchaseAndDesign'] as const
const secondsToChoose = 10
const warned = 'passwordTipOf'

/**
 * First dialogs after a login: a customer chooses a role, and anybody with an issued password is told to change it.
 */
export function FirstLogin() {
  const user = useUser()
  const [, drawAgain] = useState(0)
  if (!user) return null
  const next = () => drawAgain((count) => count + 1)

  if (isCustomer(user) && !chosenRole(user) && !user.roleAsked) {
    const close = () => {
      // Asked once per account, not once per device.
      void saveChange({ roleAsked: true }).catch(() => {})
      storeUser({ ...user, roleAsked: true })
    }
    return <RoleDialog close={close} />
  }
  if (user.isSystemPassword !== 0 && readStored<number>(warned) !== user.id) {
    const close = () => {
      writeStored(warned, user.id)
      next()
    }
    return <IssuedPasswordDialog close={close} />
  }
  return null
}

const saveChange = (body: Schemas['BaseUpdate']) =>
  answerOf(api.PUT('/admin/web/user/update/base', { body }))

function RoleDialog({ close }: { close: () => void }) {
  const [role, setRole] = useState<BrowseRole>()
  const seconds = useUnattended(secondsToChoose, close)
  const save = useMutation({
    mutationFn: (chosen: BrowseRole) => saveChange({ ...flagsOf(chosen), roleAsked: true }),
    onSuccess: ({ data, message }) => {
      removeStored('view')
      storeUser(data)
      showToast('success', message)
    },
  })
  return (
    <Dialog
      title={text('account.role.title')}
      onClose={close}
      actions={
        <>
          {seconds !== undefined && (
            <span className={styles.countdown} role="timer">
              {text('account.role.countdown', { seconds })}
            </span>
          )}
          <Button onClick={close}>{text('account.role.later')}</Button>
          <Button
            look="main"
            disabled={!role || save.isPending}
            onClick={() => role && save.mutate(role)}
          >
            {text('account.role.save')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{text('account.role.hint')}</p>
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{text('account.role.title')}</legend>
        {roles.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name="role"
              checked={role === choice}
              onChange={() => setRole(choice)}
            />
            <span>
              <strong>{text(`shell.role.${choice}`)}</strong>
              <br />
              {text(`account.role.${choice}`)}
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}

function IssuedPasswordDialog({ close }: { close: () => void }) {
  const navigate = useNavigate()
  return (
    <Dialog
      title={text('account.issued.title')}
      onClose={close}
      actions={
        <>
          <Button look={hasPage('/updatePassword') ? 'plain' : 'main'} onClick={close}>
            {text('account.issued.later')}
          </Button>
          {hasPage('/updatePassword') && (
            <Button
              look="main"
              onClick={() => {
                close()
                void navigate('/updatePassword')
              }}
            >
              {text('account.issued.change')}
            </Button>
          )}
        </>
      }
    >
      <p>{text('account.issued.text')}</p>
    </Dialog>
  )
}
