import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/language/language'
import { markup, type Markup } from './markup'

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

interface Parts {
  modules: string[]
  /** Text areas; default: all areas. */
  texts?: string[]
  /** Loads the component library's texts in the reader's language. */
  components?: true
}

/** Locale files of the component library. */
const componentWords = { zh: 'antd/locale/zh_CN.js', en: 'antd/locale/en_US.js' }

/** In the order in which main.ts imports them. */
const frame = { modules: ['libraries.ts', 'frame.ts', 'App.tsx'], texts: ['common', 'shell'] }

/** Generated lists of the personal centre, with what each shows besides its records. */
const personalLists: Record<string, string[]> = {
  '/reserve': [
    '../generated/screens/IntentionOrder.json',
    'orders/OftenReserved.tsx',
    'orders/ExportLines.tsx',
    'orders/ReserveAgain.tsx',
  ],
  '/deliveryNotice': ['../generated/screens/DeliveryNotice.json'],
  '/collect': ['../generated/screens/Favourite.json', 'orders/FavouriteActions.tsx'],
  '/purchaseHistory': ['../generated/screens/Material.json', 'orders/HistoryActions.tsx'],
  '/browsingHistory': ['../generated/screens/Material.json', 'orders/HistoryActions.tsx'],
  '/news': ['../generated/screens/Notification.json', 'messages/NewsActions.tsx'],
  '/log': ['../generated/screens/BoardMessage.json', 'messages/BoardActions.tsx'],
  '/calculationReport': [
    '../generated/screens/CalculationReport.json',
    'calculation/PreviewReport.tsx',
    'calculation/ChangeReport.tsx',
    'calculation/RenameReport.tsx',
    'calculation/DeleteReport.tsx',
    'calculation/CompareReports.tsx',
  ],
}
const personalList = (own: string[]): Parts => ({
  modules: [
    'shell/PersonalCentre.tsx',
    'shell/CustomerScreens.tsx',
    'screens/ResourceList.tsx',
    ...own,
  ],
  texts: ['calculation', 'company', 'messages', 'orders', 'screens', 'settings'],
  components: true,
})

/** Modules of a page besides the frame, preloaded instead of discovered by scripts. */
const pages: Record<string, Parts> = {
  '/': { modules: ['content/HomePage.tsx'], texts: ['content'] },
  '/404.html': { modules: ['shell/NotFoundPage.tsx'], texts: ['shell'] },
  '/productCategories': { modules: ['catalogue/selection/LandingPage.tsx'], texts: ['landing'] },
  '/productCategories/productSelection': {
    modules: ['catalogue/selection/SelectionPage.tsx'],
    texts: ['catalogue'],
  },
  '/productCategories/details': {
    modules: ['catalogue/product/ProductPage.tsx'],
    texts: ['catalogue', 'viewer'],
  },
  '/industryScene': { modules: ['content/ScenePage.tsx'], texts: ['content'] },
  '/industryCase': { modules: ['content/CaseListPage.tsx'], texts: ['content'] },
  '/industryCase/details': { modules: ['content/PublicationPage.tsx'], texts: ['content'] },
  '/articleListing/details': { modules: ['content/PublicationPage.tsx'], texts: ['content'] },
  '/experimentalServices': { modules: ['content/ExperimentsPage.tsx'], texts: ['content'] },
  '/experimentalDetail': { modules: ['content/ExperimentPage.tsx'], texts: ['content'] },
  '/commodityContrast': {
    modules: ['catalogue/comparison/ComparisonPage.tsx'],
    texts: ['catalogue'],
  },
  '/intentionOrder': {
    modules: ['orders/IntentionOrderPage.tsx'],
    texts: ['orders', 'custom', 'files', 'screens'],
  },
  '/threeD': { modules: ['catalogue/ViewerPage.tsx'], texts: ['viewer'] },
  ...Object.fromEntries(
    Object.entries(personalLists).map(([path, own]) => [path, personalList(own)]),
  ),
  '/login': { modules: ['account/LoginPage.tsx'], texts: ['account'] },
}

/** Files needed for the first view of a page, by path and language. */
export function openPreloads(root: string, base: string) {
  const path = join(root, '.vite/manifest.json')
  // Vite's build writes this format.
  const chunks = (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}) as Record<
    string,
    Chunk
  >
  const known = new Map<string, Markup[]>()

  function filesOf(names: string[]) {
    const scripts = new Set<string>()
    const styles = new Set<string>()
    const add = (name: string) => {
      const chunk = chunks[name]
      if (!chunk || scripts.has(chunk.file)) return
      scripts.add(chunk.file)
      // Imports come first: the importing module may override their styles.
      chunk.imports?.forEach(add)
      chunk.css?.forEach((style) => styles.add(style))
    }
    names.forEach(add)
    return { scripts, styles }
  }

  function linksOf(path: string, language: Language): Markup[] {
    const parts: Parts[] = [frame, ...(pages[path] ? [pages[path]] : [])]
    const ending = `.${language}.json`
    const all = Object.keys(chunks).filter(
      (name) => name.startsWith('../generated/texts/') && name.endsWith(ending),
    )
    const words = Object.keys(chunks).filter((name) => name.endsWith(componentWords[language]))
    // Frame and its texts first: it is rendered while the rest loads.
    const { scripts, styles } = filesOf(
      parts.flatMap(({ modules, texts, components }) => [
        ...modules,
        ...(texts?.map((area) => `../generated/texts/${area}${ending}`) ?? all),
        ...(components ? words : []),
      ]),
    )
    // Already referenced by the page.
    const own = filesOf(['index.html'])
    return [
      ...[...styles]
        .filter((file) => !own.styles.has(file))
        .map((file) => markup`<link rel="stylesheet" crossorigin href="${base}${file}">`),
      ...[...scripts]
        .filter((file) => !own.scripts.has(file))
        .map((file) => markup`<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ]
  }

  return (path: string, language: Language): Markup[] => {
    const key = `${pages[path] ? path : ''} ${language}`
    const links = known.get(key) ?? linksOf(path, language)
    known.set(key, links)
    return links
  }
}
