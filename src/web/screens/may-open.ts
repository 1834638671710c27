import { gateOf, type Visitor } from '../../domain/access'
import { listOf } from './lists'
import type { Resource } from './resource'

/** Whether somebody may open the screens of a resource: the route lets them in, and the call behind it answers them. */
export function mayOpen(resource: Resource, user: Visitor): boolean {
  if (gateOf(resource.route, user) !== 'open') return false
  const { roles } = listOf(resource)
  return roles.length === 0 || roles.some((role) => rolesOf(user).includes(role))
}

function rolesOf(user: Visitor): string[] {
  if (!user) return []
  const kinds = { '0': [], '1': ['customer'], '2': ['customer'], '3': ['supplier'] }
  return [...user.staffRoles, ...kinds[user.identity]]
}
