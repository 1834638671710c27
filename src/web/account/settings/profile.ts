import { useSuspenseQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { storeUser } from '../../session/session'
import { showToast } from '../../ui/toast-list'

const profileKey = ['profile']

/** What the settings show; the page waits for it. */
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

/** Says what was done, and lets the whole page know it. */
export async function userChanged(answer: { data: Schemas['User']; message: string }) {
  storeUser(answer.data)
  showToast('success', answer.message)
  await readProfileAgain()
}

const readProfileAgain = () => queries.invalidateQueries({ queryKey: profileKey })
