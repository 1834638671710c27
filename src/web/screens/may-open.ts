import { gateOf, type Visitor } from '../../domain/account/access'
import { listOf, rolesOfChange } from './lists'
import type { Resource } from './resource'

/** Whether somebody may open the screens of a resource: the route lets them in, and the call behind it answers them. */
export function mayOpen(resource: Resource, user: Visitor): boolean {
  if (gateOf(resource.route, user) !== 'open') return false
  return isOneOf(listOf(resource).roles, user)
}

/** Whether somebody may make, change or remove records of a resource: the calls that do it answer them. */
export function mayChange(resource: Resource, user: Visitor) {
  const { create, edit, remove, bulkActions, bulkCall } = resource
  return {
    create: create !== undefined && mayCall('POST', create.path, user),
    edit: edit !== undefined && mayCall('PUT', edit.path, user),
    remove: remove !== undefined && mayCall('DELETE', remove, user),
    /** What the descriptor names for several records at once. */
    several: bulkActions !== undefined && (!bulkCall || mayCall('POST', bulkCall, user)),
  }
}

/** Whether the call behind a change answers somebody. */
export const mayCall = (method: 'POST' | 'PUT' | 'DELETE', path: string, user: Visitor) =>
  isOneOf(rolesOfChange(method, path), user)

const isOneOf = (roles: string[], user: Visitor) =>
  roles.length === 0 || roles.some((role) => rolesOf(user).includes(role))

function rolesOf(user: Visitor): string[] {
  if (!user) return []
  const kinds = { '0': [], '1': ['customer'], '2': ['customer'], '3': ['supplier'] }
  return [...user.staffRoles, ...kinds[user.identity]]
}
