import { useMutation } from '@tanstack/react-query'
import { chosenRole, flagsOf, isCustomer, type BrowseRole } from '../../domain/account/account'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { storeUser, useUser } from '../session/session'
import { removeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'
import styles from './Header.module.css'

const roles = ['isPurchase', 'isDesign', 'isPurchaseAndDesign'] as const

/** As whom a customer looks at the lists; they draw themselves anew for the new role. */
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
        // Only roles are offered.
        onChange={({ target }) => change.mutate(target.value as BrowseRole)}
      >
        {!role && (
          <option value="" disabled>
            {text('shell.role.none')}
          </option>
        )}
        {roles.map((one) => (
          <option key={one} value={one}>
            {text(`shell.role.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
