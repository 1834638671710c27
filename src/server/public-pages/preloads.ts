import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/language/language'
import { pageAt } from '../../domain/pages/paths'
import { markup, type Markup } from './markup'
import { pageParts } from './page-parts'

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}

/** The files that the first view of a page needs, by its path and language. */
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
    const page = pageParts.pages[path]
    const parts = page ? [pageParts.first, page] : [pageParts.first]
    const ending = `.${language}.json`
    const all = Object.keys(chunks).filter(
      (name) => name.startsWith('../generated/texts/') && name.endsWith(ending),
    )
    // Frame and its texts first: it is rendered while the rest loads.
    const { scripts, styles } = filesOf(
      parts.flatMap(({ modules, texts }) => [
        ...modules,
        ...(texts?.map((area) => `../generated/texts/${area}${ending}`) ?? all),
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
    const declared = pageAt(path)?.path ?? ''
    const key = `${pageParts.pages[declared] ? declared : ''} ${language}`
    const links = known.get(key) ?? linksOf(declared, language)
    known.set(key, links)
    return links
  }
}
