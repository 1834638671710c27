import { textIn } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { isFavourite } from './kept.sql'
import { localFields } from './local-fields'
import { itemsOf, listProductsOf } from './products.sql'
import {
  classesOf,
  countByScene,
  countByType,
  countView,
  findPublication,
  pagePublications,
  publicationKinds,
  type Publication,
  type PublicationFilter,
  type PublicationKind,
} from './publications.sql'
import { subjectOf } from './subject'

const { article, case: industryCase } = publicationKinds

export const publications = {
  listArticles: ({ query: { typeCode, ...page } }, context) =>
    pageOf({ kind: article, typeCode }, page, articleAnswer, context),
  listCases: ({ query: { industry, ...page } }, context) =>
    pageOf({ kind: industryCase, sceneId: industry }, page, caseAnswer, context),

  getArticle: ({ params }, context) => detailOf(article, params.id, articleAnswer, context),
  getCase: ({ params }, context) => detailOf(industryCase, params.id, caseAnswer, context),

  viewArticle: ({ params }, context) => view(article, params.id, context),
  viewCase: ({ params }, context) => view(industryCase, params.id, context),

  listArticleItems: ({ query }, context) => itemPage(article, query, context),
  listCaseItems: ({ query }, context) => itemPage(industryCase, query, context),

  async listArticleTypes(_call, { database, language }) {
    const types = await countByType(database)
    return types.map(({ typeName, ...type }) => ({
      ...type,
      typeName: textIn(language, typeName),
    }))
  },

  async listCaseIndustries(_call, { database, language }) {
    const scenes = await countByScene(database)
    return scenes.map(({ industry, scene, number }) => ({
      industry,
      industryName: textIn(language, scene.industryName),
      number,
    }))
  },
} satisfies Partial<Handlers>

type AnswerOf<Answer> = (publication: Publication, context: Context) => Answer

/** Fields left out of lists. */
const ofDetails = ['content'] as const

async function pageOf<Answer extends { content?: string }>(
  filter: PublicationFilter,
  { current, size }: { current: number; size: number },
  answerOf: AnswerOf<Answer>,
  context: Context,
) {
  const { total, records: publicationsOfPage } = await pagePublications(context.database, filter, {
    current,
    size,
  })
  const records = publicationsOfPage.map((publication) => {
    const answer = answerOf(publication, context)
    for (const field of ofDetails) delete answer[field]
    return answer
  })
  return { records, total, current, size }
}

async function detailOf<Answer>(
  kind: PublicationKind,
  id: number,
  answerOf: AnswerOf<Answer>,
  context: Context,
) {
  const { database, user, language } = context
  const publication = await published(kind, id, context)
  return {
    ...answerOf(publication, context),
    isFavorite: await isFavourite(database, user, { typeId: kind, dataId: id }),
    items: await itemsOf(database, await productsOf(publication, context), language),
  }
}

async function productsOf({ id, data }: Publication, { database }: Context) {
  const { name, summary, keyword, content } = data
  const linked = await classesOf(database, id)
  return subjectOf(database, { linked, heads: [name, summary], keyword, content })
}

async function itemPage(
  kind: PublicationKind,
  query: {
    id: number
    categoryType?: Schemas['CategoryType']
    current: number
    size: number
  },
  context: Context,
) {
  const { database, language } = context
  const { id, categoryType, current, size } = query
  const subject = await productsOf(await published(kind, id, context), context)
  const filter = { ...subject, categoryType, current, size }
  return { ...(await listProductsOf(database, filter, language)), current, size }
}

async function view(kind: PublicationKind, id: number, { database }: Context) {
  if (!(await countView(database, { id, kind }))) throw new Refusal(missing[kind])
  return null
}

const missing = { 4: 'content.caseNotFound', 5: 'content.articleNotFound' } as const

async function published(kind: PublicationKind, id: number, { database }: Context) {
  const publication = await findPublication(database, { id, kind })
  if (!publication) throw new Refusal(missing[kind])
  if (publication.withdrawn) throw new Refusal('content.withdrawn')
  return publication
}

function sharedAnswer({ id, auditDate, views, data }: Publication, { language }: Context) {
  const name = textIn(language, data.name)
  const keyword = textIn(language, data.keyword)
  const summary = textIn(language, data.summary)
  const identityName = textIn(language, data.identityName)
  const { fileUrl } = data
  return { id, name, keyword, summary, identityName, fileUrl, auditTime: auditDate, pv: views }
}

function articleAnswer(publication: Publication, context: Context): Schemas['Article'] {
  const { language } = context
  const shared = sharedAnswer(publication, context)
  return {
    ...localFields('Article', publication.data, language),
    ...shared,
    articleName: shared.name,
    typeCode: publication.typeCode ?? '',
    typeName: publication.typeName ? textIn(language, publication.typeName) : '',
  }
}

function caseAnswer(publication: Publication, context: Context): Schemas['IndustryCase'] {
  const { language } = context
  const { scene, sceneId } = publication
  const shared = sharedAnswer(publication, context)
  const industryName = scene ? textIn(language, scene.industryName) : ''
  return {
    ...localFields('IndustryCase', publication.data, language),
    ...shared,
    caseName: shared.name,
    typeCode: sceneId === null ? '' : String(sceneId),
    typeName: industryName,
    industryName,
    ...(sceneId !== null && { industry: sceneId }),
    ...(scene && { sceneFileUrl: scene.fileUrl }),
  }
}
