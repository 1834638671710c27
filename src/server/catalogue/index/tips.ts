import type { Language } from '../../../domain/language/language'
import { hasBit } from './bits'
import type { CatalogueIndex } from './catalogue-index'
import { slotsBeginning } from './code-search'
import { fold, partsOfCode } from './folding'
import { searchKeyword, type SearchType } from './keyword-search'
import { textAt } from './text-column'
import { inLanguage } from './wording'
import { itemAt } from '../../../domain/lists/items'

const atMost = 10

/**
 * At most ten completions: categories and classes that start with the text, then those that contain it, then models
 * whose code starts with it, then names and codes of models that match its words. A search for models gets codes
 * only.
 */
export function tipsFor(
  index: CatalogueIndex,
  typed: string,
  { language, searchType }: { language: Language; searchType: SearchType },
): string[] {
  const sought = fold(typed.trim())
  if (sought === '') return []
  const tips = new Set<string>()
  if (searchType === 1) {
    const names = [...index.categories.map(namesOfCategory), ...index.classes.map(namesOfClass)]
    for (const fits of [startsWith, includes])
      for (const { zh, en } of names)
        if (fits(fold(zh), sought) || fits(fold(en), sought)) tips.add(inLanguage(language, zh, en))
  }
  if (tips.size < atMost) addCodes(index, sought, tips)
  if (tips.size < atMost) addFound(index, typed, { language, searchType }, tips)
  return [...tips].slice(0, atMost)
}

const startsWith = (text: string, sought: string) => text.startsWith(sought)
const includes = (text: string, sought: string) => text.includes(sought)

function namesOfCategory(row: { abbreviation: string; abbreviationEn: string }) {
  return { zh: row.abbreviation, en: row.abbreviationEn }
}

function namesOfClass(row: { className: string; classNameEn: string }) {
  return { zh: row.className, en: row.classNameEn }
}

/** First models whose code starts with the text, ignoring dashes and spaces. */
function addCodes(index: CatalogueIndex, sought: string, tips: Set<string>) {
  const compact = partsOfCode(sought).join('')
  if (compact === '') return
  for (const slot of slotsBeginning(index.keywords.codes, compact, atMost - tips.size))
    tips.add(textAt(index.materials.model, itemAt(index.rowOf, slot)))
}

function addFound(
  index: CatalogueIndex,
  typed: string,
  { language, searchType }: { language: Language; searchType: SearchType },
  tips: Set<string>,
) {
  const hits = searchKeyword(index, typed, { type: searchType, unfinished: true })
  if (!hits) return
  const { model, materialName, materialNameEn } = index.materials
  for (let slot = 0; slot < index.slots && tips.size < atMost; slot++) {
    if (!hasBit(hits.bits, slot)) continue
    const row = itemAt(index.rowOf, slot)
    tips.add(
      searchType === 2
        ? textAt(model, row)
        : inLanguage(language, textAt(materialName, row), textAt(materialNameEn, row)),
    )
  }
}
