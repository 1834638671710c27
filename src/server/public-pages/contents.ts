import type { Schemas } from '../../domain/schemas'
import { cleanHtml } from '../security/clean-html'
import { cardsMarkup } from './cards'
import { markup, type Markup } from './markup'
import { ask, wholeIn, type Asking, type MakePage, type PublicPage } from './public-page'
import { summary } from './product'
import { trailOf } from './trail'
import { itemAt } from '../../domain/lists/items'

/** The readable parts of a page: text, picture and related products. */
interface Read {
  name: string
  summary: string
  fileUrl: string
  /** Undefined if the text requires a login. */
  content: string | undefined
  items?: Schemas['RelatedProduct'][]
  date?: string
  author?: string
  more?: Markup
}

interface Place {
  list: { name: string; address: string }
  address: string
  type: 'Article' | 'WebPage' | 'Service'
}

export const casePage: MakePage = async (query, asking) => {
  const id = wholeIn(query, 'id')
  if (id === undefined) return undefined
  const publication = await ask(asking, 'getCase', { params: { id } })
  return pageOf(asking, publicationOf(publication), {
    list: { name: asking.text('content.cases'), address: '/industryCase' },
    address: `/industryCase/details?id=${id}&type=2`,
    type: 'Article',
  })
}

/** Summary of an article; the full text requires a login. */
export const articlePage: MakePage = async (query, asking) => {
  const id = wholeIn(query, 'id')
  if (id === undefined) return undefined
  const publication = await ask(asking, 'getArticle', { params: { id } })
  return pageOf(
    asking,
    { ...publicationOf(publication), content: undefined },
    {
      list: { name: asking.text('content.articles'), address: '/articleListing' },
      address: `/articleListing/details?id=${id}&type=1`,
      type: 'Article',
    },
  )
}

/** One scene with its cases, or all scenes by industry. */
export const scenePage: MakePage = async (query, asking) => {
  const { text, to } = asking
  const list = { name: text('content.scenes'), address: '/industryScene' }
  if (!query.has('id')) {
    const groups = await ask(asking, 'listScenes')
    const scenes = groups.flatMap(({ children }) => children)
    return {
      title: list.name,
      description: summary([list.name, ...scenes.map(({ industryName }) => industryName)]),
      address: list.address,
      main: markup`<h1>${list.name}</h1>${groups.map(
        ({ industrySceneName, children }) =>
          markup`<h2>${industrySceneName}</h2>${cardsMarkup(
            children.map(({ id, industryName, summary, fileUrl }) => ({
              name: industryName,
              summary,
              picture: fileUrl,
              address: to(`/industryScene?id=${id}`),
            })),
            scenes.indexOf(itemAt(children, 0)),
          )}`,
      )}`,
    }
  }
  const id = wholeIn(query, 'id')
  if (id === undefined) return undefined
  const scene = await ask(asking, 'getScene', { params: { id } })
  const cases = scene.businessCaseList.map(
    (businessCase) =>
      markup`<li><a href="${to(`/industryCase/details?id=${businessCase.id}&type=2`)}">${businessCase.caseName}</a></li>`,
  )
  const more = markup`<h2>${text('content.cases')}</h2><ul>${cases}</ul>`
  const read = { ...scene, name: scene.industryName, ...(cases.length > 0 && { more }) }
  return pageOf(asking, read, { list, address: `/industryScene?id=${id}`, type: 'WebPage' })
}

/** A laboratory test with its standards, samples and duration. */
export const experimentPage: MakePage = async (query, asking) => {
  const id = wholeIn(query, 'id')
  if (id === undefined) return undefined
  const { text } = asking
  const experiment = await ask(asking, 'getExperiment', { params: { id } })
  const facts = [
    experiment.typeName,
    experiment.objectName,
    ...experiment.standards,
    experiment.samples,
    experiment.duration,
  ]
  const more = markup`<ul>${facts.filter(Boolean).map((fact) => markup`<li>${fact}</li>`)}</ul>`
  return pageOf(
    asking,
    { ...experiment, name: experiment.projectName, content: experiment.content ?? '', more },
    {
      list: { name: text('content.experiments'), address: '/experimentalServices' },
      address: `/experimentalDetail?id=${id}`,
      type: 'Service',
    },
  )
}

function publicationOf(publication: Schemas['Article'] | Schemas['IndustryCase']): Read {
  const { content = '' } = publication
  return { ...publication, content, date: publication.auditTime, author: publication.identityName }
}

function pageOf(asking: Asking, read: Read, { list, address, type }: Place): PublicPage {
  const { to, whole, language } = asking
  const { name, fileUrl, content, items = [], date, author } = read
  const trail = trailOf(asking, [list, { name, address }])
  return {
    title: name,
    description: read.summary || name,
    picture: fileUrl,
    kind: type === 'Article' ? 'article' : 'website',
    address,
    main: markup`${trail.markup}<article><h1>${name}</h1><p>${read.summary}</p>
      ${date ? markup`<p><time datetime="${date}">${date}</time> ${author ?? ''}</p>` : ''}
      ${{ html: cleanHtml(content ?? '') }}</article>${read.more}
      ${items.length > 0 ? markup`<h2>${asking.text('content.items')}</h2>` : ''}<ul>${items.map(
        ({ id, materialName, model }) =>
          markup`<li><a href="${to(`/productCategories/details?id=${id}`)}">${materialName} ${model}</a></li>`,
      )}</ul>`,
    structured: [
      {
        '@type': type,
        ...(type === 'Article' ? { headline: name } : { name }),
        description: read.summary,
        url: whole(to(address)),
        inLanguage: language,
        ...(content === undefined && { isAccessibleForFree: false }),
        ...(fileUrl && { image: whole(fileUrl) }),
        ...(date && { datePublished: date }),
        ...(author && { author: { '@type': 'Organization', name: author } }),
      },
      trail.structured,
    ],
  }
}
