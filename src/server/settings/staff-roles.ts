import { staffRoles, type StaffRoleName } from '../../domain/account/access'

/** The roles in a text: `optional` names none, `required` all of them; undefined if a name is not a role. */
export function rolesIn(text: string): StaffRoleName[] | undefined {
  const names = text.split(',').map((name) => name.trim())
  if (names.join() === 'optional') return []
  if (names.join() === 'required') return [...staffRoles]
  const roles = staffRoles.filter((role) => names.includes(role))
  return new Set(names).size === roles.length ? roles : undefined
}
