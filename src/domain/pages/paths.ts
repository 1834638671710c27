import { itemAt } from '../lists/items'
/** Base path of the site's pages. */
export const webBase = '/crrc_sales_web_html/'

/** The route of an address of this site; an address copied from a browser starts with the base. */
export const withoutBase = (address: string): string =>
  `${address}/`.startsWith(webBase) ? address.slice(webBase.length - 1) || '/' : address

/** Pages with header, navigation and footer. */
export const framedPaths = [
  '/',
  '/productCategories',
  '/productCategories/productSelection',
  '/productCategories/details',
  '/productCategories/customProduct',
  '/commodityContrast',
  '/intentionOrder',
  '/customIntentionOrder',
  '/homePage',
  '/set',
  '/company',
  '/cart',
  '/reserve/:id/:No',
  '/reserve',
  '/deliveryNotice/:id/:No',
  '/deliveryNotice',
  '/collect',
  '/purchaseHistory',
  '/browsingHistory',
  '/subscribe',
  '/news',
  '/log/:id',
  '/log',
  '/productCategories/calculationReports',
  '/productCategories/calculationReports/clamp',
  '/productCategories/calculationReports/flexibility',
  '/productCategories/calculationReports/stretching',
  '/productCategories/calculationReports/verification',
  '/calculationReport',
  '/calculationReport/compare',
  '/calculationReport/:id',
  '/customerAnalysis',
  '/customerAnalysis/details',
  '/customerAnalysis/complaint',
  '/industryScene',
  '/industryCase',
  '/industryCase/details',
  '/articleListing',
  '/articleListing/details',
  '/experimentalServices',
  '/experimentalDetail',
  '/aboutUs/:name',
  '/guideToUse',
] as const

/** Suppliers' pages, in a frame without the shop. */
export const supplierPaths = [
  '/supplierProblem',
  '/supplierProblem/details',
  '/supplierProblem/supplierProblemNews',
] as const

/** Pages without a frame. */
export const barePaths = [
  '/login',
  '/office/login',
  '/office/*',
  '/threeD',
  '/share',
  '/registered',
  '/activation',
  '/emileSuccess',
  '/phoneSuccess',
  '/resetpassword',
  '/updatePassword',
  '/invitation',
  '/404.html',
] as const

const paths: readonly string[] = [...framedPaths, ...supplierPaths, ...barePaths]
const written = new Set(paths)
/** Matched like the front end's router: case-insensitive, with or without a trailing slash. */
const patterns = paths.map((path) => {
  const pattern = path.replace('.', '\\.').replace(/:\w+/g, '[^/]+').replace('/*', '(?:/.*)?')
  return new RegExp(`^${pattern}/?$`, 'i')
})

/**
 * True if an address of this site has a page: menus and buttons offer only existing pages, and the server answers 404
 * for others.
 */
export function hasPage(target: string): boolean {
  const path = itemAt(target.split(/[?#]/), 0)
  // Fast path for exact matches: a menu checks dozens of addresses before it renders.
  return written.has(path) || patterns.some((pattern) => pattern.test(path))
}
