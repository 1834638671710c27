import { languages } from '../../domain/language/language'
import type { Database } from '../database/database'
import { aboutUsPages } from './content-lists'
import { inLanguage } from './document'
import { markup, type Markup } from './markup'
import { ask, type Asking } from './public-page'
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
  const types = await ask(asking, 'listCategories')
  const classes = await ask(asking, 'listClasses')
  const scenes = await ask(asking, 'listHomeScenes')
  const cases = await everyPage((page) => ask(asking, 'listCases', { query: page }))
  const experiments = await everyPage((page) => ask(asking, 'listExperiments', { query: page }))
  const selection = '/productCategories/productSelection'
  const categories = types.flatMap(({ abbreviationList }) => abbreviationList)
  return listed(asking, [
    '/',
    selection,
    ...types.map(({ categoryType }) => `${selection}?categoryType=${categoryType}`),
    ...categories.map(
      ({ abbreviation }) => `${selection}?${new URLSearchParams({ abbreviation })}`,
    ),
    ...classes.map(({ id }) => `${selection}?classId=${id}`),
    '/industryScene',
    ...scenes.map(({ id }) => `/industryScene?id=${id}`),
    '/industryCase',
    ...cases.map(({ id }) => `/industryCase/details?id=${id}&type=2`),
    '/experimentalServices',
    ...experiments.map(({ id }) => `/experimentalDetail?id=${id}`),
    ...Object.keys(aboutUsPages),
  ])
}

/** Reads all pages of a list call. */
async function everyPage<Row>(
  read: (page: { current: number; size: number }) => Promise<{ records: Row[]; total: number }>,
): Promise<Row[]> {
  const size = 100
  const all: Row[] = []
  for (let current = 1; ; current++) {
    const { records, total } = await read({ current, size })
    all.push(...records)
    if (records.length === 0 || all.length >= total) return all
  }
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
      (one) =>
        markup`<xhtml:link rel="alternate" hreflang="${one}" href="${whole(to(inLanguage(address, one)))}"/>`,
    )
  return document(
    'urlset',
    addresses.flatMap((address) =>
      languages.map(
        (one) =>
          markup`<url><loc>${whole(to(inLanguage(address, one)))}</loc>${links(address)}</url>`,
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
