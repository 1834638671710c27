import { queries } from '../../calls/api'
import { showToast } from '../../ui/toast-list'

export const companyKey = ['company']

/** Says what was done and reads the company again. */
export function companyChanged({ message }: { message: string }): Promise<void> {
  showToast('success', message)
  return queries.invalidateQueries({ queryKey: companyKey })
}
