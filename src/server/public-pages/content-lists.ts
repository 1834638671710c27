import { aboutUsTypes, isAboutUsLink } from '../../domain/content/content'
import type { Schemas } from '../../domain/schemas'
import { cleanHtml } from '../security/clean-html'
import { cardsMarkup, type FirstCard } from './cards'
import { markup, type Markup } from './markup'
import { ask, wholeIn, type Asking, type MakePage, type PublicPage } from './public-page'
import { summary } from './product'
import { trailOf } from './trail'

/** Page size of the front end's lists. */
const size = 12

/** Cases of one or all industries, newest first. */
export const caseListPage: MakePage = async (query, asking) => {
  const industry = wholeIn(query, 'typeCode')
  const [{ records }] = await Promise.all([
    ask(asking, 'listCases', { query: { current: 1, size, ...(industry && { industry }) } }),
    // Filter options of the page.
    ask(asking, 'listCaseIndustries'),
  ])
  const address = `/industryCase${industry ? `?typeCode=${industry}` : ''}`
  return listPage(asking, {
    title: asking.text('content.cases'),
    address,
    entries: records.map(({ id, caseName, summary, fileUrl }) => ({
      name: caseName,
      summary,
      picture: fileUrl,
      address: `/industryCase/details?id=${id}&type=2`,
    })),
  })
}

export const experimentsPage: MakePage = async (_query, asking) => {
  const { records } = await ask(asking, 'listExperiments', { query: { current: 1, size } })
  return listPage(asking, {
    title: asking.text('content.experiments'),
    address: '/experimentalServices',
    entries: records.map(({ id, projectName, summary, fileUrl }) => ({
      name: projectName,
      summary,
      picture: fileUrl,
      address: `/experimentalDetail?id=${id}`,
    })),
  })
}

/** A page about us; a type that leads to another site has none. */
export const aboutUsPage: MakePage = async (_query, asking, path) => {
  const typeId = aboutUsTypes.find((type) => aboutUsPath(type) === path)
  return typeId && !isAboutUsLink(typeId) ? aboutUsText(typeId, path, asking) : undefined
}

export const aboutUsPath = (typeId: string) => `/aboutUs/${typeId}`

async function aboutUsText(
  typeId: Schemas['AboutUsType'],
  address: string,
  asking: Asking,
): Promise<PublicPage> {
  const { typeName, content = '' } = await ask(asking, 'getAboutUs', { query: { typeId } })
  const text = { html: cleanHtml(content) }
  // Only paragraphs: headings and pictures are useless in a search result.
  const paragraphs = [...text.html.matchAll(/<p(?:\s[^<>]*)?>((?:(?!<\/?p[\s>]).)*)<\/p>/gs)].map(
    ([, inside = '']) => inside.replace(/<[^<>]*>/g, '').replaceAll('&amp;', '&'),
  )
  const description = summary([typeName, paragraphs.join(' ').replace(/\s+/g, ' ').trim()])
  return page(asking, { title: typeName, address, description, main: markup`${text}` })
}

function listPage(
  asking: Asking,
  { title, address, entries }: { title: string; address: string; entries: FirstCard[] },
): PublicPage {
  const main = cardsMarkup(
    entries.map((entry) => ({ ...entry, address: asking.to(entry.address) })),
  )
  const description = summary([title, ...entries.map(({ name }) => name)])
  return page(asking, { title, address, description, main })
}

function page(
  asking: Asking,
  {
    title,
    address,
    description,
    main,
  }: { title: string; address: string; description: string; main: Markup },
): PublicPage {
  const trail = trailOf(asking, [{ name: title, address }])
  return {
    title,
    address,
    description,
    main: markup`${trail.markup}<h1>${title}</h1>${main}`,
    structured: [trail.structured],
  }
}
