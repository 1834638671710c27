import { useMutation } from '@tanstack/react-query'
import { chosenRole, flagsOf, isCustomer, type BrowseRole } from '../../domain/account/account'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { storeUser, useUser } from '../session/session'
import { removeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'
import styles from './Header.module.css'

const roles = ['isPurchase', 'isDesign', 'isPurchaseAndDesign'] as const

/** The role in which a customer views the lists; changing it re-renders them. */
export function RoleSwitch() {
  const user = useUser()
  const change = useMutation({
    mutationFn: (role: BrowseRole) =>
      answerOf(api.PUT('/admin/web/user/update/base', { body: flagsOf(role) })),
    onSuccess: ({ data, message }) => {
      removeStored('view')
      storeUser(data)
      showToast('success', message)
    },
  })
  if (!isCustomer(user)) return null
  const role = chosenRole(user)
  return (
    <label className={styles.role}>
      <span>{text('shell.role')}</span>
      <select
        value={change.isPending ? change.variables : (role ?? '')}
        disabled={change.isPending}
        // The cast is safe: the options are the roles.
        onChange={({ target }) => change.mutate(target.value as BrowseRole)}
      >
        {!role && (
          <option value="" disabled>
            {text('shell.role.none')}
          </option>
        )}
        {roles.map((role) => (
          <option key={role} value={role}>
            {text(`shell.role.${role}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
