import { useEffect } from 'react'
import { isCustomer } from '../../../domain/account/account'
import { api, queries } from '../../calls/api'
import { useUser } from '../../session/session'

/** Time on the page after which a product counts as viewed. */
const lookedAfterMs = 5000

/** Records a customer's view of a product; visitors and staff are not recorded. */
export function useBrowseRecord(materialId: number): void {
  const user = useUser()
  // Staff who view the shop as a customer leave no traces.
  const userId = isCustomer(user) && !user.look ? user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    const timer = window.setTimeout(() => {
      // Fire and forget: a failure does not concern the page.
      api.POST('/web/product/browse', { body: { materialId } }).then(
        () => queries.invalidateQueries({ queryKey: ['browsing'], refetchType: 'none' }),
        () => undefined,
      )
    }, lookedAfterMs)
    return () => window.clearTimeout(timer)
  }, [materialId, userId])
}
