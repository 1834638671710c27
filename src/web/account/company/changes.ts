import { queries } from '../../calls/api'
import { showToast } from '../../ui/toast-list'

export const companyKey = ['company']

/** Shows the message and reloads the company. */
export function companyChanged({ message }: { message: string }): Promise<void> {
  showToast('success', message)
  return queries.invalidateQueries({ queryKey: companyKey })
}
