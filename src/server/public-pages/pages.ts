import { aboutUsPages, caseListPage, experimentsPage } from './content-lists'
import { articlePage, casePage, experimentPage, scenePage } from './contents'
import { homePage } from './home'
import type { MakePage } from './public-page'
import { productPage } from './product'
import { categoriesPage, selectionPage } from './selection'

/** Server-rendered pages by path. */
export const publicPages: Record<string, MakePage> = {
  '/': homePage,
  '/productCategories': categoriesPage,
  '/productCategories/productSelection': selectionPage,
  '/productCategories/details': productPage,
  '/industryScene': scenePage,
  '/industryCase': caseListPage,
  '/industryCase/details': casePage,
  '/articleListing/details': articlePage,
  '/experimentalServices': experimentsPage,
  '/experimentalDetail': experimentPage,
  ...aboutUsPages,
}
