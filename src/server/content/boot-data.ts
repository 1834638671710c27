import { bootAreas } from '../../domain/content'
import { textIn, type Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import type { Handlers } from '../handler'
import { listItems, type BootItemData } from './boot-data.sql'

export const bootData = {
  async getBootData(_call, { database, language, text }) {
    const items = await listItems(database)
    return Object.values(bootAreas).map((area) => ({
      area,
      name: text(`content.area.${area}`),
      items: items
        .filter((item) => item.area === area)
        .map(({ data }) => itemAnswer(data, language)),
    }))
  },

  async listPartnerLogos(_call, { database, language }) {
    const items = await listItems(database, bootAreas.partnerLogos)
    return items.map(({ data }) => itemAnswer(data, language))
  },

  /** Nothing but an empty item where the office has chosen no picture. */
  async getDefaultPicture(_call, { database, language }) {
    const [item] = await listItems(database, bootAreas.defaultImage)
    return item ? itemAnswer(item.data, language) : {}
  },
} satisfies Partial<Handlers>

function itemAnswer(
  { imageUrl, imageName, content, link }: BootItemData,
  language: Language,
): Schemas['BootItem'] {
  return {
    ...(imageUrl && { imageUrl }),
    ...(imageName && { imageName: textIn(language, imageName) }),
    ...(content && { content: textIn(language, content) }),
    ...(link && { link }),
  }
}
