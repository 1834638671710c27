import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/language'
import { markup, type Markup } from './markup'

/** What Vite writes of each file of the front end. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

const frame = { module: 'App.tsx', texts: ['common', 'shell'] }

/** What a page is drawn with beside the frame: asked for at once, not when the script before it has run. */
const pages: Record<string, { module: string; texts: string[] }> = {
  '/': { module: 'content/HomePage.tsx', texts: ['content'] },
  '/productCategories': { module: 'catalogue/selection/LandingPage.tsx', texts: ['landing'] },
  '/productCategories/productSelection': {
    module: 'catalogue/selection/SelectionPage.tsx',
    texts: ['catalogue'],
  },
  '/productCategories/details': {
    module: 'catalogue/product/ProductPage.tsx',
    texts: ['catalogue', 'viewer'],
  },
  '/industryScene': { module: 'content/ScenePage.tsx', texts: ['content'] },
  '/industryCase/details': { module: 'content/PublicationPage.tsx', texts: ['content'] },
  '/articleListing/details': { module: 'content/PublicationPage.tsx', texts: ['content'] },
  '/experimentalDetail': { module: 'content/ExperimentPage.tsx', texts: ['content'] },
  '/commodityContrast': {
    module: 'catalogue/comparison/ComparisonPage.tsx',
    texts: ['catalogue'],
  },
  '/intentionOrder': {
    module: 'orders/IntentionOrderPage.tsx',
    texts: ['orders', 'custom', 'files', 'screens'],
  },
  '/threeD': { module: 'catalogue/ViewerPage.tsx', texts: ['viewer'] },
  '/reserve': { module: 'shell/PersonalCentre.tsx', texts: [] },
  '/login': { module: 'account/LoginPage.tsx', texts: ['account'] },
}

/** The files that the first view of a page needs, by its path and language. */
export function openPreloads(root: string, base: string) {
  const path = join(root, '.vite/manifest.json')
  // Written by the build, in this form.
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
      // What is imported comes first: who imports it may change its look.
      chunk.imports?.forEach(add)
      chunk.css?.forEach((style) => styles.add(style))
    }
    names.forEach(add)
    return { scripts, styles }
  }

  function linksOf(path: string, language: Language): Markup[] {
    const parts = [frame, ...(pages[path] ? [pages[path]] : [])]
    const texts = parts.flatMap((part) => part.texts)
    const { scripts, styles } = filesOf([
      ...parts.map(({ module }) => module),
      ...texts.map((area) => `../generated/texts/${area}.${language}.json`),
    ])
    // In the page already.
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
