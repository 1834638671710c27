import { gateOf, type Visitor } from '../../domain/account/access'
import { listOf, rolesOfChange } from './lists'
import type { Resource } from './resource'

/** True if the user may open a resource's screens: both the route and the call behind it admit them. */
export function mayOpen(resource: Resource, user: Visitor): boolean {
  if (gateOf(resource.route, user) !== 'open') return false
  return isOneOf(listOf(resource).roles, user)
}

/** The changes of a resource that the user may make, by the roles of the calls. */
export function mayChange(resource: Resource, user: Visitor) {
  const { create, edit, remove, rowActions, rowCall, bulkActions, bulkCall } = resource
  return {
    create: create !== undefined && mayCall('POST', create.path, user),
    edit: edit !== undefined && mayCall('PUT', edit.path, user),
    remove: remove !== undefined && mayCall('DELETE', remove, user),
    /** True if the descriptor has row actions the user may perform. */
    row: rowActions !== undefined && (!rowCall || mayCall('POST', rowCall, user)),
    /** True if the descriptor has bulk actions the user may perform. */
    several: bulkActions !== undefined && (!bulkCall || mayCall('POST', bulkCall, user)),
  }
}

/** True if the call behind a change admits the user. */
export const mayCall = (method: 'POST' | 'PUT' | 'DELETE', path: string, user: Visitor) =>
  isOneOf(rolesOfChange(method, path), user)

const isOneOf = (roles: string[], user: Visitor) =>
  roles.length === 0 || roles.some((role) => rolesOf(user).includes(role))

function rolesOf(user: Visitor): string[] {
  if (!user) return []
  const kinds = { '0': [], '1': ['customer'], '2': ['customer'], '3': ['supplier'] }
  return [...user.staffRoles, ...kinds[user.identity]]
}
