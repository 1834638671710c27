import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { typesOf } from './experiment-types'
import {
  countView,
  findExperiment,
  listTypes,
  noteBrowsing,
  pageBrowsed,
  pageExperiments,
  pageReserved,
  type Experiment,
} from './experiments.sql'
import { isFavourite } from './kept.sql'
import { localFields } from './local-fields'

const nothing = { total: 0, records: [] }

export const experiments = {
  async listExperiments({ query }, context) {
    const { current, size, id: typeId, objectId } = query
    const page = { current, size }
    const experimentPage = await pageExperiments(context.database, { typeId, objectId }, page)
    return pageAnswer(experimentPage, page, context)
  },

  async getExperiment({ params: { id } }, context) {
    const { database, language, user } = context
    const experiment = await offeredExperiment(id, context)
    return {
      ...answerOf(experiment, language),
      content: textIn(language, experiment.data.content),
      isFavorite: await isFavourite(database, user, { typeId: 2, dataId: id }),
    }
  },

  async listExperimentTypes(_call, { database, language }) {
    return typesOf(await listTypes(database), language)
  },

  async viewExperiment({ params: { id } }, { database }) {
    if (!(await countView(database, id))) throw new Refusal('content.experimentNotFound')
    return null
  },

  async browseExperiment({ query: { projectId } }, context) {
    await offeredExperiment(projectId, context)
    await noteBrowsing(context.database, { userId: userOf(context).id, id: projectId })
    return null
  },

  // Visitors get an empty page, so that a public page need not distinguish them.
  async listBrowsedExperiments({ query: { current, size } }, context) {
    const { database, user } = context
    const page = { current, size }
    return pageAnswer(user ? await pageBrowsed(database, user.id, page) : nothing, page, context)
  },

  async listRecentExperiments({ query: { current, size } }, context) {
    const { database, user } = context
    const page = { current, size }
    const reserved = user ? await pageReserved(database, user.accountId, page) : nothing
    return pageAnswer(reserved, page, context)
  },
} satisfies Partial<Handlers>

async function offeredExperiment(id: number, { database }: Context): Promise<Experiment> {
  const experiment = await findExperiment(database, id)
  if (!experiment) throw new Refusal('content.experimentNotFound')
  if (experiment.withdrawn) throw new Refusal('content.withdrawn')
  return experiment
}

function pageAnswer(
  { total, records }: { total: number; records: Experiment[] },
  page: { current: number; size: number },
  { language }: Context,
) {
  return { records: records.map((experiment) => answerOf(experiment, language)), total, ...page }
}

/** An experiment in a list. */
function answerOf(
  { id, typeId, typeName, objectId, objectName, views, data }: Experiment,
  language: Language,
): Schemas['Experiment'] {
  const answer = {
    ...localFields('Experiment', data, language),
    id,
    fileUrl: data.fileUrl,
    projectName: textIn(language, data.projectName),
    typeId,
    typeName: textIn(language, typeName),
    objectId,
    objectName: textIn(language, objectName),
    summary: textIn(language, data.summary),
    standards: data.standards,
    samples: textIn(language, data.samples),
    duration: textIn(language, data.duration),
    pv: views,
  }
  delete answer.content
  return answer
}
