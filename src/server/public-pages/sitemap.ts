import { languages } from '../../domain/language/language'
import type { Database } from '../database/database'
import { inLanguage } from './document'
import { markup, type Markup } from './markup'
import { publishedPages } from './pages'
import type { Asking } from './public-page'
import { listProductIds, listRanges } from './sitemap.sql'

/** A sitemap may list 50,000 addresses; each product has one per language. */
const perFile = 10_000

/** Sitemap index: pages that lead to products, and products in ranges. */
export async function sitemapIndex(
  database: Database,
  whole: (path: string) => string,
): Promise<string> {
  const files = ['pages', ...(await listRanges(database, perFile))]
  return document(
    'sitemapindex',
    files.map((name) => markup`<sitemap><loc>${whole(`/sitemap-${name}.xml`)}</loc></sitemap>`),
  )
}

export async function sitemapOfPages(asking: Asking): Promise<string> {
  const addresses: string[] = []
  for (const page of Object.values(publishedPages))
    addresses.push(...((await page.addresses?.(asking)) ?? []))
  return listed(asking, addresses)
}

export async function sitemapOfProducts(
  database: Database,
  asking: Pick<Asking, 'to' | 'whole'>,
  from: number,
): Promise<string> {
  const ids = await listProductIds(database, from, perFile)
  return listed(
    asking,
    ids.map((id) => `/productCategories/details?id=${id}`),
  )
}

function listed({ to, whole }: Pick<Asking, 'to' | 'whole'>, addresses: string[]): string {
  const links = (address: string) =>
    languages.map(
      (alternate) =>
        markup`<xhtml:link rel="alternate" hreflang="${alternate}" href="${whole(to(inLanguage(address, alternate)))}"/>`,
    )
  return document(
    'urlset',
    addresses.flatMap((address) =>
      languages.map(
        (language) =>
          markup`<url><loc>${whole(to(inLanguage(address, language)))}</loc>${links(address)}</url>`,
      ),
    ),
  )
}

function document(root: string, entries: Markup[]): string {
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const lines = entries.map(({ html }) => html).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${names}>\n${lines}\n</${root}>\n`
}
