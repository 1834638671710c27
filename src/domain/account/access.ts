import type { Access } from '../pages/page'
import { pageAt } from '../pages/paths'
import type { Schemas } from '../schemas'

export type StaffRoleName = Schemas['StaffRole']

/** In the order of the schema; `satisfies` makes the compiler demand every role. */
export const staffRoles = Object.keys({
  sales: true,
  quality: true,
  agent: true,
  editor: true,
  operator: true,
} satisfies Record<StaffRoleName, true>) as StaffRoleName[]

/** The properties of a user that decide access. */
export type Visitor =
  Pick<Schemas['User'], 'identity' | 'custType' | 'isSystemPassword' | 'staffRoles'> | undefined

export type Gate = 'open' | 'login' | 'officeLogin' | 'supplierHome' | 'back' | 'forbidden' | 'home'

/** A path as the router compares it: decoded, without a slash at its end. */
const routeOf = (path: string): string =>
  decoded(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)

/** A path without a page is treated as a page of customers. */
const accessOf = (route: string): Access => pageAt(route)?.access ?? 'customer'

/** The router does not treat an encoded slash as a slash, and takes malformed escapes literally. */
function decoded(path: string): string {
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    return parts.join('/')
  } catch {
    return path
  }
}

function isForVisitors(access: Access, route: string): boolean {
  if (typeof access === 'object')
    return access.everybody.includes(route.slice(route.lastIndexOf('/') + 1).toLowerCase())
  return ['everybody', 'anybody', 'entry', 'login', 'officeLogin'].includes(access)
}

/** Decides what happens when somebody opens a path. */
export function gateOf(path: string, user: Visitor): Gate {
  const route = routeOf(path)
  const access = accessOf(route)
  const office = access === 'staff' || access === 'officeLogin'
  const open = isForVisitors(access, route)
  if (!user) return open ? 'open' : office ? 'officeLogin' : 'login'
  if (user.identity === '0') {
    if (access === 'officeLogin' || access === 'login') return 'home'
    return office || access === 'password' || open ? 'open' : 'forbidden'
  }
  if (office) return 'forbidden'
  // Suppliers, too, return to where they were when their session ended.
  if (access === 'login') return 'home'
  if (user.identity === '3') {
    // Suppliers may replace an issued password; the documents do not let them change one of their own.
    const replaces = access === 'password' && user.isSystemPassword === 1
    return access === 'supplier' || access === 'anybody' || replaces ? 'open' : 'supplierHome'
  }
  if (access === 'supplier') return 'back'
  if (access === 'partner' && !seesCustomerAnalysis(user)) return 'back'
  // A person has no colleagues.
  if (access === 'company' && user.identity !== '1') return 'forbidden'
  return 'open'
}

/** On the way to a login, which keeps what a visitor wanted to do. */
export function isEntryRoute(path: string): boolean {
  const access = accessOf(routeOf(path))
  return access === 'entry' || access === 'login'
}

export function seesCustomerAnalysis(user: Visitor): boolean {
  return user?.custType === 2 && user.identity === '2'
}

/** True if the user works at the chat console. */
export function attendsCustomers(user: Visitor): boolean {
  return user?.staffRoles.some((role) => role === 'agent' || role === 'operator') ?? false
}

/** True for operators, who run the server. */
export function operates(user: Visitor): boolean {
  return user?.staffRoles.includes('operator') ?? false
}

/** The user's home page, after a login without a target. */
export function homeOf(user: Visitor): string {
  if (user?.identity === '0') return '/office'
  return user?.identity === '3' ? '/supplierProblem' : '/'
}
