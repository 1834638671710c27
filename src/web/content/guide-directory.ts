import type { Schemas } from '../../domain/schemas'

type Entry = Schemas['GuideEntry']

/** What is used of a PDF here. */
export interface Outlined {
  getOutline: () => Promise<OutlineItem[] | null>
  getDestination: (name: string) => Promise<unknown[] | null>
  getPageIndex: (reference: never) => Promise<number>
}

export interface OutlineItem {
  title: string
  dest: string | unknown[] | null
  items: OutlineItem[]
}

/** The directory of a PDF: its bookmarks with the pages that they lead to; one without a page is left out. */
export async function directoryOf(pdf: Outlined): Promise<Entry[]> {
  return entriesOf((await pdf.getOutline()) ?? [], pdf)
}

async function entriesOf(items: OutlineItem[], pdf: Outlined): Promise<Entry[]> {
  const entries = await Promise.all(
    items.map(async ({ title, dest, items: below }): Promise<Entry[]> => {
      const pageNum = await pageOf(dest, pdf)
      if (pageNum === undefined) return []
      const childs = await entriesOf(below, pdf)
      return [{ title: title.trim(), pageNum, ...(childs.length > 0 && { childs }) }]
    }),
  )
  return entries.flat()
}

async function pageOf(dest: OutlineItem['dest'], pdf: Outlined): Promise<number | undefined> {
  const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest
  const reference = target?.[0]
  if (typeof reference === 'number') return reference + 1
  if (reference === undefined || reference === null) return undefined
  try {
    // What a destination begins with is a page.
    return (await pdf.getPageIndex(reference as never)) + 1
  } catch {
    return undefined
  }
}

/** The entry that a page belongs to: the last one that begins on it or before. */
export function entryAt(entries: Entry[], page: number): Entry | undefined {
  return flat(entries)
    .filter(({ pageNum }) => pageNum <= page)
    .at(-1)
}

/** An entry, then what is below it, in the order in which a directory is read. */
const flat = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.childs ?? [])])

/** A directory as far as its document goes: who wrote of a page behind the last one is led to the last. */
export const inDocument = (entries: Entry[], total: number): Entry[] =>
  entries.map(({ pageNum, childs, ...entry }) => ({
    ...entry,
    pageNum: total > 0 ? Math.min(pageNum, total) : pageNum,
    ...(childs && { childs: inDocument(childs, total) }),
  }))
