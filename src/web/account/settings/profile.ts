import { useSuspenseQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { storeUser } from '../../session/session'
import { showToast } from '../../ui/toast-list'

const profileKey = ['profile']

/** The user's profile; suspends until it has loaded. */
export function useProfile(): Schemas['Profile'] {
  const { data } = useSuspenseQuery({
    queryKey: profileKey,
    queryFn: readProfile,
  })
  return data
}

export async function saveBase(body: Schemas['BaseUpdate']): Promise<void> {
  await userChanged(await answerOf(api.PUT('/admin/web/user/update/base', { body })))
}

export const readProfile = () => dataOf(api.GET('/web/my/profile'))

/** Shows the message and updates the user across the page. */
export async function userChanged(answer: { data: Schemas['User']; message: string }) {
  storeUser(answer.data)
  showToast('success', answer.message)
  await readProfileAgain()
}

const readProfileAgain = () => queries.invalidateQueries({ queryKey: profileKey })
