import type { Schemas } from '../../domain/schemas'

type Entry = Schemas['GuideEntry']

/** The part of the pdf.js document used here. */
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

/** Table of contents of a PDF: its bookmarks with page numbers; bookmarks without a page are omitted. */
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
    // The first element of a destination is a page reference.
    return (await pdf.getPageIndex(reference as never)) + 1
  } catch {
    return undefined
  }
}

/** The entry a page belongs to: the last one that starts on or before it. */
export function entryAt(entries: Entry[], page: number): Entry | undefined {
  return flat(entries)
    .filter(({ pageNum }) => pageNum <= page)
    .at(-1)
}

/** Entries in reading order: each one before its children. */
const flat = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.childs ?? [])])

/** Limits page numbers to the document: entries beyond its end lead to the last page. */
export const inDocument = (entries: Entry[], total: number): Entry[] =>
  entries.map(({ pageNum, childs, ...entry }) => ({
    ...entry,
    pageNum: total > 0 ? Math.min(pageNum, total) : pageNum,
    ...(childs && { childs: inDocument(childs, total) }),
  }))
