import type { Schemas } from '../../../domain/schemas'
import { sentPassword } from '../../actions/sent-password'
import { answerOf, api } from '../../calls/api'
import { storeUser } from '../../session/session'
import { showToast } from '../../ui/toast-list'

/** Changes the user's own password; the answer is the user with a new session. */
export async function updatePassword(input: Schemas['PasswordUpdate']): Promise<Schemas['User']> {
  const body = {
    oldPassword: await sentPassword(input.oldPassword),
    password: await sentPassword(input.password),
    confirmPassword: await sentPassword(input.confirmPassword),
  }
  const { data, message } = await answerOf(api.POST('/admin/web/user/update/psw', { body }))
  storeUser(data)
  showToast('success', message)
  return data
}
