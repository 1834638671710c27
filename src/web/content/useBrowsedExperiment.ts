import { useEffect } from 'react'
import { isCustomer } from '../../domain/account/account'
import { api, queries } from '../calls/api'
import { useUser } from '../session/session'

/** Records that a customer viewed a test; visitors are not recorded. */
export function useBrowsedExperiment(projectId: number): void {
  const user = useUser()
  const userId = isCustomer(user) ? user.id : undefined
  useEffect(() => {
    if (userId === undefined) return
    // Fire and forget: a failure does not concern the page.
    api.POST('/web/experiment/project/browse', { params: { query: { projectId } } }).then(
      () => queries.invalidateQueries({ queryKey: ['experiments', 'browsed'] }),
      () => undefined,
    )
  }, [projectId, userId])
}
