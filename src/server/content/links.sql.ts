import { sql, type RawBuilder } from 'kysely'
import { hasPage, withoutBase } from '../../domain/pages/paths'
import type { Database } from '../database/database'
import { publicationKinds } from './publications.sql'
import type { FormData } from './record-store'
import { textsIn } from './texts-in'
import { itemAt } from '../../domain/lists/items'

/** Tables of records with a public page, by the page's address. */
const pages: Record<string, RawBuilder<unknown>> = {
  '/productCategories/details': sql`material where published`,
  '/industryCase/details': sql`publication where kind = ${publicationKinds.case} and withdrawn_at is null`,
  '/articleListing/details': sql`publication where kind = ${publicationKinds.article} and withdrawn_at is null`,
  '/industryScene': sql`industry_scene where withdrawn_at is null`,
  '/experimentalDetail': sql`experiment where withdrawn_at is null`,
}

/** Places of a content whose internal links lead to missing pages. */
export async function deadEnds(database: Database, data: FormData): Promise<string[]> {
  const dead: string[] = []
  for (const [place, text] of textsIn(data)) {
    for (const address of linksOf(place, text)) {
      if ((await isThere(database, address)) || dead.includes(place)) continue
      dead.push(place)
    }
  }
  return dead
}

/** Internal page links in a text, as routes. */
function linksOf(place: string, text: string): string[] {
  if (/link$/i.test(place)) return text.startsWith('/') ? [withoutBase(text)] : []
  const links = [...text.matchAll(/\bhref="(\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return links.filter((link) => !isFile(link)).map(withoutBase)
}

/** True for addresses that are not pages: API calls and static files. */
const isFile = (address: string) =>
  address.startsWith('/crrc_sales/') || /\.\w{3,4}$/.test(itemAt(address.split(/[?#]/), 0))

async function isThere(database: Database, address: string): Promise<boolean> {
  if (!hasPage(address)) return false
  const { pathname, searchParams } = new URL(address, 'http://site')
  const id = /^\d{1,9}$/.exec(searchParams.get('id') ?? '')?.[0]
  const records = pages[pathname]
  if (records && id !== undefined) {
    const { rows } = await sql`select 1 from ${records} and id = ${Number(id)}`.execute(database)
    return rows.length > 0
  }
  const name = /^\/aboutUs\/([^/]+)/.exec(pathname)?.[1]
  if (name === undefined) return true
  const { rows } = await sql`select 1 from site_page where page_name = ${name}`.execute(database)
  return rows.length > 0
}
