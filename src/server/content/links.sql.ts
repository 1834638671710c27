import { sql, type RawBuilder } from 'kysely'
import { hasPage, withoutBase } from '../../domain/pages/paths'
import type { Database } from '../database/database'
import { publicationKinds } from './publications.sql'
import type { FormData } from './record-store'
import { textsIn } from './texts-in'
import { itemAt } from '../../domain/lists/items'

/** Which records have a page of their own that texts may lead to, by its address. */
const pages: Record<string, RawBuilder<unknown>> = {
  '/productCategories/details': sql`material where published`,
  '/industryCase/details': sql`publication where kind = ${publicationKinds.case} and withdrawn_at is null`,
  '/articleListing/details': sql`publication where kind = ${publicationKinds.article} and withdrawn_at is null`,
  '/industryScene': sql`industry_scene where withdrawn_at is null`,
  '/experimentalDetail': sql`experiment where withdrawn_at is null`,
}

/** The places of a content where a link leads to a page of this site that readers would not find. */
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

/** The pages of this site that a text leads to, as their routes name them. */
function linksOf(place: string, text: string): string[] {
  if (/link$/i.test(place)) return text.startsWith('/') ? [withoutBase(text)] : []
  const links = [...text.matchAll(/\bhref="(\/[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
  return links.filter((link) => !isFile(link)).map(withoutBase)
}

/** What is no page: a call of the server, and a file beside the pages. */
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
