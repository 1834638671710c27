import { useEffect } from 'react'
import { api, queries } from '../../api'
import { useUser } from '../../session'

/** Who stays so long has looked at the product. */
const lookedAfterMs = 5000

/** Notes that the user looked at a product; a visitor's looking is noted nowhere. */
export function useBrowseRecord(materialId: number): void {
  const user = useUser()
  // Who only looks as a customer leaves no traces.
  const userId = user?.look ? undefined : user?.id

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
