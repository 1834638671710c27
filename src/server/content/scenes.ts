import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { SceneJointData } from './content-data'
import { localFields } from './local-fields'
import { itemsOf, listModels } from './products.sql'
import { casesOf, classesOf, findScene, listScenes, type Scene } from './scenes.sql'
import { subjectOf } from './subject'

export const scenes = {
  async listScenes(_call, { database, language }) {
    const groups = new Map<string, Schemas['SceneCard'][]>()
    for (const scene of await listScenes(database)) {
      const name = textIn(language, scene.data.industrySceneName)
      groups.set(name, [...(groups.get(name) ?? []), cardOf(scene, language)])
    }
    return [...groups].map(([industrySceneName, children]) => ({ industrySceneName, children }))
  },

  async listHomeScenes(_call, { database, language }) {
    return (await listScenes(database)).map((scene) => cardOf(scene, language))
  },

  async getScene({ params: { id } }, { database, language }) {
    const scene = await findScene(database, id)
    if (!scene) throw new Refusal('content.sceneNotFound')
    const { data } = scene
    const cases = await casesOf(database, id)
    const linked = await classesOf(database, id)
    const heads = [data.industryName, data.summary]
    const subject = await subjectOf(database, { linked, heads, content: data.content })
    return {
      ...localFields('IndustryScene', data, language),
      ...cardOf(scene, language),
      industrySceneName: textIn(language, data.industrySceneName),
      content: textIn(language, data.content),
      businessCaseList: cases.map((item) => ({
        id: item.id,
        caseName: textIn(language, item.data.name),
        fileUrl: item.data.fileUrl,
      })),
      items: await itemsOf(database, subject, language),
      joints: await jointsOf(database, data.joints ?? [], language),
    }
  },
} satisfies Partial<Handlers>

/** The joints with the products that the shop offers; a joint without any is left out. */
async function jointsOf(
  database: Database,
  joints: SceneJointData[],
  language: Language,
): Promise<Schemas['SceneJoint'][]> {
  const models = joints.flatMap(({ parts }) => parts.map(({ model }) => model))
  if (models.length === 0) return []
  const offered = await listModels(database, models, language)
  return joints
    .map(({ name, note, x, y, parts }) => ({
      name: textIn(language, name),
      note: textIn(language, note),
      x,
      y,
      parts: parts.flatMap(({ model, counts }) => {
        const product = offered.get(model)
        return product ? [{ product, counts }] : []
      }),
    }))
    .filter(({ parts }) => parts.length > 0)
}

function cardOf({ id, data }: Scene, language: Language): Schemas['SceneCard'] {
  const { industryName, summary, fileUrl } = data
  return {
    id,
    industryName: textIn(language, industryName),
    summary: textIn(language, summary),
    fileUrl,
  }
}
