import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { localFields } from './local-fields'
import { itemsOf } from './products.sql'
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
    }
  },
} satisfies Partial<Handlers>

function cardOf({ id, data }: Scene, language: Language): Schemas['SceneCard'] {
  const { industryName, summary, fileUrl } = data
  return {
    id,
    industryName: textIn(language, industryName),
    summary: textIn(language, summary),
    fileUrl,
  }
}
