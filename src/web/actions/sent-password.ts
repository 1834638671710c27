import { api, dataOf, queries } from '../api'
import { passwordToSend } from './password-form'

/** A password in the form that this server wants. */
export async function sentPassword(password: string): Promise<string> {
  const settings = await queries.fetchQuery({
    queryKey: ['settings'],
    queryFn: () => dataOf(api.GET('/admin/sysconfig/common/settings')),
    staleTime: Infinity,
    meta: { quiet: true },
  })
  return passwordToSend(password, settings)
}
