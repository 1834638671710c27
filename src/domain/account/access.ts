import type { Schemas } from '../schemas'

export type StaffRoleName = Schemas['StaffRole']

/** In the order of the schema; the compiler misses none. */
export const staffRoles = Object.keys({
  sales: true,
  quality: true,
  agent: true,
  editor: true,
  operator: true,
} satisfies Record<StaffRoleName, true>) as StaffRoleName[]

/** What of a user decides where they may go. */
export type Visitor =
  Pick<Schemas['User'], 'identity' | 'custType' | 'isSystemPassword' | 'staffRoles'> | undefined

export type Gate = 'open' | 'login' | 'officeLogin' | 'supplierHome' | 'back' | 'forbidden' | 'home'

/** The routes a visitor may open; every other one asks for a login. Exact, or with a pattern for a last part. */
const publicRoutes = [
  '/',
  '/share',
  '/login',
  '/office/login',
  // Ours: where the link of an invitation leads.
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

/** On the way to a login: what somebody meant to do stays while they are here. */
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

/** A path as the tables name it: decoded, without a slash at its end, and in their letters, as the router compares it. */
function routeOf(path: string): string {
  const written = decoded(path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path)
  const folded = written.toLowerCase()
  const known = [...publicRoutes, ...supplierRoutes, ...customerAnalysisRoutes, '/updatePassword']
  return known.find((route) => route.toLowerCase() === folded) ?? folded
}

/** An encoded slash is no slash to the router, and what is encoded wrongly stands for itself. */
function decoded(path: string): string {
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
    return parts.join('/')
  } catch {
    return path
  }
}

/** What a route does with somebody: one table for the pages and, by its parts, for the server. */
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
  // A supplier too goes on where they were when their session ended.
  if (route === '/login') return 'home'
  if (user.identity === '3') {
    // The issued password is theirs to change; an own one the documents leave where it is.
    const issued = user.isSystemPassword === 1 ? ['/updatePassword'] : []
    const allowed = [...supplierRoutes, ...issued, '/404.html']
    return allowed.includes(route) ? 'open' : 'supplierHome'
  }
  if (supplierRoutes.includes(route)) return 'back'
  if (customerAnalysisRoutes.includes(route) && !seesCustomerAnalysis(user)) return 'back'
  // A person has no colleagues.
  if (route === '/company' && user.identity !== '1') return 'forbidden'
  return 'open'
}

export const isEntryRoute = (path: string) => entryRoutes.includes(routeOf(path))

export function seesCustomerAnalysis(user: Visitor): boolean {
  return user?.custType === 2 && user.identity === '2'
}

/** Who sits at the console of the customer service. */
export function attendsCustomers(user: Visitor): boolean {
  return user?.staffRoles.some((role) => role === 'agent' || role === 'operator') ?? false
}

/** The people who see to the server. */
export function operates(user: Visitor): boolean {
  return user?.staffRoles.includes('operator') ?? false
}

/** Where somebody is at home: after a login without a wish. */
export function homeOf(user: Visitor): string {
  if (user?.identity === '0') return '/office'
  return user?.identity === '3' ? '/supplierProblem' : '/'
}
