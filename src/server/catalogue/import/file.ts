import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { cellOf } from '../../../domain/catalogue/bilingual'
import type { Refused } from '../../../domain/catalogue/import/reasons'
import type { Language } from '../../../domain/language/language'
import type { TextKey } from '../../../generated/text-key'
import { translate } from '../../../i18n/translate'
import type { Pool } from '../../database/database'
import { Refusal } from '../../http/errors'
import { readCatalogueSheet } from './sheet'
import { type ImportReport, importCatalogue } from './import'
import { newsOf } from './description'
import { keepFrame, listFrameChanges, type FrameChange } from './record.sql'
import type { Renames } from './renames'
import { type NewCategory, listCategories } from './import.sql'

export interface ImportOrder {
  path: string
  strict: boolean
  rename?: boolean
  unpublished?: boolean
  language: Language
  print: (line: string) => void
  onProgress?: (progress: { done: number; total: number }) => void
  /** Category tree for a catalogue without one. */
  categories?: readonly NewCategory[]
}

/** Result of a file import, used as exit code of the command. */
export const importEnd = { complete: 0, someRefused: 1, nothingDone: 2 } as const

/**
 * Imports a spreadsheet file, prints the result, and writes refused rows to `<path>.refused.csv` (deleted if no row
 * is refused).
 */
export async function importFile(
  pool: Pool,
  { path, language, print, onProgress, categories = [], ...choices }: ImportOrder,
): Promise<(typeof importEnd)[keyof typeof importEnd]> {
  const say = (key: TextKey, values = {}) => print(translate(language, key, values))
  let report: ImportReport
  let changes: FrameChange[] = []
  try {
    const table = readCatalogueSheet(basename(path), readFileSync(path))
    if (table.otherSheets)
      say('products.imports.otherSheets', { names: table.otherSheets.join(', ') })
    if (table.hiddenLines)
      say('products.imports.hiddenRows', { lines: table.hiddenLines.join(', ') })
    if (table.hiddenColumns)
      say('products.imports.hiddenColumns', { columns: table.hiddenColumns.join(', ') })
    const hasTree = (await listCategories(pool)).length > 0
    report = await importCatalogue(
      pool,
      { tables: [table], categories: hasTree ? [] : categories },
      {
        ...choices,
        ...(onProgress && { onProgress }),
        record: {
          begin: keepFrame,
          stored: async (database) => void (changes = await listFrameChanges(database)),
        },
      },
    )
  } catch (error) {
    if (isUnreadable(error)) say('catalogue.import.noSuchFile', { path })
    else if (error instanceof Refusal) say(error.key, error.details.values)
    else throw error
    return importEnd.nothingDone
  }

  const [unusable] = report.unusable
  if (unusable) {
    say(unusable.reason, unusable.params)
    return importEnd.nothingDone
  }
  if (report.unknownColumns.length > 0)
    say('products.imports.unknownColumns', { names: report.unknownColumns.join(', ') })
  for (const cell of report.refused) print(lineOf(cell, language))
  const listed = `${path}.refused.csv`
  const messageKey = keepList(listed, report.refused)
  if (messageKey) say(messageKey, { path: listed })
  if (report.leftOut.length > 0) {
    const models = [...new Set(report.leftOut.map(({ model }) => model))]
    const named = models.slice(0, 10).join(', ') + (models.length > 10 ? ', …' : '')
    say('catalogue.import.linksLeftOut', { links: report.leftOut.length, models: named })
  }

  // New names are visible in the sheet; other changes of names also affect models outside it, so they are printed.
  for (const { what, isNew, counts, names } of newsOf(changes, report.renames)) {
    if (isNew) continue
    const named = names.map((name) => name[language]).join(', ')
    const more = counts > names.length ? ', …' : ''
    say(`products.imports.news.${what}.renamed`, { count: counts, names: named + more })
  }

  tellRenames(report.renames, choices.rename === true, say)
  const { added, changed, unchanged } = report
  const refused = new Set(report.refused.map(({ line }) => line)).size
  if (report.stored) say('catalogue.import.done', { added, changed, unchanged, refused })
  else say('catalogue.import.strictlyNothing', { refused })
  return refused === 0 ? importEnd.complete : importEnd.someRefused
}

/** Names listed in the terminal. */
const mostRenames = 30

function tellRenames(
  { renames, models, keptSpellings }: Renames,
  isDone: boolean,
  say: (key: TextKey, values?: Record<string, string | number>) => void,
) {
  if (keptSpellings.length > 0)
    say('products.imports.keptSpellings', { names: keptSpellings.slice(0, mostRenames).join(', ') })
  if (renames.length === 0) return
  if (isDone) say('products.imports.renamedThese')
  else say('products.imports.keptNames', { count: renames.length, models })
  for (const { what, zh, before, after, models } of renames.slice(0, mostRenames)) {
    const names = { before: cellOf({ zh, en: before }), after: cellOf({ zh, en: after }) }
    say(`products.imports.renames.${what}`, { ...names, models })
  }
  const more = renames.length - mostRenames
  if (more > 0) say('products.more', { count: more })
}

/**
 * Writes the list of refused cells, or deletes it; returns the message about it. The catalogue has already changed,
 * so an unwritable folder is not an error.
 */
function keepList(listed: string, refused: readonly Refused[]): TextKey | undefined {
  try {
    rmSync(listed, { force: true })
    if (refused.length === 0) return undefined
    writeFileSync(listed, listOf(refused))
    return 'catalogue.import.listed'
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    return refused.length > 0 ? 'catalogue.import.notListed' : 'catalogue.import.oldListStays'
  }
}

function isUnreadable(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES'
}

function lineOf({ line, column, reason, params }: Refused, language: Language) {
  const text = translate(language, reason, params)
  return translate(language, 'catalogue.import.refusedCell', { line, column, text })
}

/** Refused cells as CSV, with a BOM so that spreadsheet programs detect UTF-8. */
function listOf(cells: readonly Refused[]) {
  const rows = cells.map(({ line, model, column, reason, params }) => [
    String(line),
    model,
    column,
    translate('zh', reason, params),
    translate('en', reason, params),
  ])
  const header = ['行 Line', '型号 Model', '列 Column', '原因', 'Reason']
  return `\ufeff${[header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`
}

/** Quotes a cell and prevents that a spreadsheet program evaluates it as a formula (CSV injection). */
function quoted(cell: string) {
  const text = /^[=+\-@\t]/.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
