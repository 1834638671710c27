import type { Schemas } from '../../../domain/schemas'
import type { View } from './selection-state'

type Role = Pick<Schemas['User'], 'isPurchase' | 'isDesign' | 'isPurchaseAndDesign'> | undefined

/** The view of a user by role; `free` if they may change it. */
export function viewOf(user: Role, wanted: View | undefined): { view: View; free: boolean } {
  // A visitor has no role yet, and most know the size that they look for.
  if (!user) return { view: wanted ?? 'table', free: true }
  if (user.isPurchaseAndDesign === 1) return { view: wanted ?? 'grid', free: true }
  return { view: user.isPurchase === 1 ? 'table' : 'grid', free: false }
}
