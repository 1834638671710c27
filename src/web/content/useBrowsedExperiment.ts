import { useEffect } from 'react'
import { isCustomer } from '../../domain/account/account'
import { api, queries } from '../calls/api'
import { useUser } from '../session/session'

/** Notes that a customer looked at a test; a visitor's looking is noted nowhere. */
export function useBrowsedExperiment(projectId: number): void {
  const user = useUser()
  const userId = isCustomer(user) ? user.id : undefined
  useEffect(() => {
    if (userId === undefined) return
    // Nobody waits for the note, so its failure is no matter of the page.
    api.POST('/web/experiment/project/browse', { params: { query: { projectId } } }).then(
      () => queries.invalidateQueries({ queryKey: ['experiments', 'browsed'] }),
      () => undefined,
    )
  }, [projectId, userId])
}
