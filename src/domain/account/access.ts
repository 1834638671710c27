import type { Schemas } from '../schemas'
import { keysIn } from '../lists/objects'

export type StaffRoleName = Schemas['StaffRole']

/** In the order of the schema; `satisfies` makes the compiler demand every role. */
export const staffRoles = keysIn({
  sales: true,
  quality: true,
  agent: true,
  editor: true,
  operator: true,
} satisfies Record<StaffRoleName, true>)

/** The properties of a user that decide access. */
export type Visitor =
  Pick<Schemas['User'], 'identity' | 'custType' | 'isSystemPassword' | 'staffRoles'> | undefined

export type Gate = 'open' | 'login' | 'officeLogin' | 'supplierHome' | 'back' | 'forbidden' | 'home'

/** Routes open to visitors; all others require a login. Exact paths, or a pattern for the last segment. */
const publicRoutes = [
  '/',
  '/share',
  '/login',
  '/office/login',
  // Not in the documents: the page behind an invitation link.
  '/invitation',
  '/activation',
  '/emileSuccess',
  '/phoneSuccess',
  '/resetpassword',
  '/registered',
  '/404.html',
  '/industryScene',
  '/industryCase',
  '/industryCase/details',
  '/productCategories',
  '/productCategories/productSelection',
  '/productCategories/details',
  '/productCategories/customProduct',
  '/experimentalServices',
  '/experimentalDetail',
  '/aboutUs/about_us_type_1',
  '/aboutUs/about_us_type_4',
  '/aboutUs/about_us_type_5',
  '/threeD',
]

/** Routes around the login, on which the visitor's pending action is kept. */
const entryRoutes = [
  '/login',
  '/registered',
  '/emileSuccess',
  '/phoneSuccess',
  '/activation',
  '/resetpassword',
]

const supplierRoutes = [
  '/supplierProblem',
  '/supplierProblem/details',
  '/supplierProblem/supplierProblemNews',
]

const customerAnalysisRoutes = [
  '/customerAnalysis',
  '/customerAnalysis/details',
  '/customerAnalysis/complaint',
]

/** Normalises a path as the router compares it: decoded, without a trailing slash, in the case of the tables. */
function routeOf(path: string): string {
  const written = decoded(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)
  const folded = written.toLowerCase()
  const known = [...publicRoutes, ...supplierRoutes, ...customerAnalysisRoutes, '/updatePassword']
  return known.find((route) => route.toLowerCase() === folded) ?? folded
}

/** The router does not treat an encoded slash as a slash, and takes malformed escapes literally. */
function decoded(path: string): string {
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    return parts.join('/')
  } catch {
    return path
  }
}

/** Access to a route: one table for the pages and, by its parts, for the server. */
export function gateOf(path: string, user: Visitor): Gate {
  const route = routeOf(path)
  const office = route === '/office' || route.startsWith('/office/')
  if (!user) return publicRoutes.includes(route) ? 'open' : office ? 'officeLogin' : 'login'
  if (user.identity === '0') {
    if (route === '/office/login' || route === '/login') return 'home'
    const allowed = office || route === '/updatePassword' || publicRoutes.includes(route)
    return allowed ? 'open' : 'forbidden'
  }
  if (office) return 'forbidden'
  // Suppliers too continue where they were when their session expired.
  if (route === '/login') return 'home'
  if (user.identity === '3') {
    // Suppliers may change an issued password; the documents offer no page to change their own.
    const issued = user.isSystemPassword === 1 ? ['/updatePassword'] : []
    const allowed = [...supplierRoutes, ...issued, '/404.html']
    return allowed.includes(route) ? 'open' : 'supplierHome'
  }
  if (supplierRoutes.includes(route)) return 'back'
  if (customerAnalysisRoutes.includes(route) && !seesCustomerAnalysis(user)) return 'back'
  // Only company accounts have colleagues.
  if (route === '/company' && user.identity !== '1') return 'forbidden'
  return 'open'
}

export const isEntryRoute = (path: string) => entryRoutes.includes(routeOf(path))

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
