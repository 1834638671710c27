import { ownAboutUsTypes } from '../../domain/content/content'
import { pageAt } from '../../domain/pages/paths'
import type { PublishedPath } from '../../generated/pages'
import { caseAddresses, experimentAddresses, sceneAddresses, selectionAddresses } from './addresses'
import { aboutUsPage, aboutUsPath, caseListPage, experimentsPage } from './content-lists'
import { articlePage, casePage, experimentPage, scenePage } from './contents'
import { homePage } from './home'
import { orderingHelpPage } from './ordering-help'
import type { Asking, MakePage } from './public-page'
import { productPage } from './product'
import { categoriesPage, selectionPage } from './selection'

interface Published {
  make: MakePage
  /** Its addresses in the sitemap, which names products in files of their own. */
  addresses?: (asking: Asking) => Promise<string[]>
}

/** The pages whose text the server writes before any script runs: the lists of pages mark them. */
export const publishedPages: Record<PublishedPath, Published> = {
  '/': { make: homePage, addresses: async () => ['/'] },
  '/productCategories': { make: categoriesPage },
  '/productCategories/productSelection': { make: selectionPage, addresses: selectionAddresses },
  '/productCategories/details': { make: productPage },
  '/industryScene': { make: scenePage, addresses: sceneAddresses },
  '/industryCase': { make: caseListPage, addresses: async () => ['/industryCase'] },
  '/industryCase/details': { make: casePage, addresses: caseAddresses },
  '/articleListing/details': { make: articlePage },
  '/experimentalServices': {
    make: experimentsPage,
    addresses: async () => ['/experimentalServices'],
  },
  '/experimentalDetail': { make: experimentPage, addresses: experimentAddresses },
  '/howToOrder': { make: orderingHelpPage, addresses: async () => ['/howToOrder'] },
  '/aboutUs/:name': {
    make: aboutUsPage,
    addresses: async () => ownAboutUsTypes.map(aboutUsPath),
  },
}

const makers = new Map(Object.entries(publishedPages).map(([path, { make }]) => [path, make]))

/** Makes the text of the page at a path as it is declared; search engines take another spelling for another page. */
export function makerAt(path: string): MakePage | undefined {
  const declared = pageAt(path)?.path
  return declared === path || declared?.includes(':') ? makers.get(declared) : undefined
}
