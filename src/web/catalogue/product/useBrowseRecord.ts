import { useEffect } from 'react'
import { isCustomer } from '../../../domain/account/account'
import { api, queries } from '../../calls/api'
import { useUser } from '../../session/session'

/** Who stays so long has looked at the product. */
const lookedAfterMs = 5000

/** Notes that a customer looked at a product; the looking of visitors and staff is noted nowhere. */
export function useBrowseRecord(materialId: number): void {
  const user = useUser()
  // Who only looks as a customer leaves no traces.
  const userId = isCustomer(user) && !user.look ? user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    const timer = window.setTimeout(() => {
      // Nobody waits for the note, so its failure is no matter of the page.
      api.POST('/web/product/browse', { body: { materialId } }).then(
        () => queries.invalidateQueries({ queryKey: ['browsing'], refetchType: 'none' }),
        () => undefined,
      )
    }, lookedAfterMs)
    return () => window.clearTimeout(timer)
  }, [materialId, userId])
}
