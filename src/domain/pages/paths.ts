import { itemAt } from '../lists/items'
/** Below which address the pages of this site are served. */
export const webBase = '/crrc_sales_web_html/'

/** An address of this site as its routes name it: one that was copied from a browser begins with the base. */
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

/** The pages of suppliers, in a frame without the shop. */
export const supplierPaths = [
  '/supplierProblem',
  '/supplierProblem/details',
  '/supplierProblem/supplierProblemNews',
] as const

/** Pages that fill the window by themselves. */
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
/** As the front end's router reads them: whatever their case, with or without a slash at the end. */
const patterns = paths.map((path) => {
  const pattern = path.replace('.', '\\.').replace(/:\w+/g, '[^/]+').replace('/*', '(?:/.*)?')
  return new RegExp(`^${pattern}/?$`, 'i')
})

/** Whether an address of this site has a page: menus and buttons offer only what can be opened, and the server calls the rest missing. */
export function hasPage(target: string): boolean {
  const path = itemAt(target.split(/[?#]/), 0)
  // Most addresses are written as they are declared; a menu asks of dozens before it is drawn.
  return written.has(path) || patterns.some((pattern) => pattern.test(path))
}
