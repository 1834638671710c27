import { bootAreas } from '../../domain/content/content'
import { textIn, type Language } from '../../domain/language/language'
import { withoutBase } from '../../domain/pages/paths'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import type { Context } from '../http/context'
import type { Handlers } from '../http/handler'
import { listItems } from './boot-data.sql'
import type { BootEntry, BootItemData } from '../../domain/content/boot-item'

export const bootData = {
  async getBootData(_call, { database, language }) {
    const items = await listItems(database)
    return Object.values(bootAreas).map((area) => ({
      area,
      name: translate(language, `content.area.${area}`),
      items: items
        .filter((item) => item.area === area)
        .map(({ data }) => itemAnswer(data, language)),
    }))
  },

  listPartnerLogos: (_call, context) => areaAnswer(bootAreas.partnerLogos, context),

  /** Answers an empty item if staff have not chosen a picture. */
  async getDefaultPicture(_call, context) {
    const [item] = await areaAnswer(bootAreas.defaultImage, context)
    return item ?? {}
  },
} satisfies Partial<Handlers>

/** Items of an area in order. */
export async function areaAnswer(
  area: number,
  { database, language }: Pick<Context, 'database' | 'language'>,
): Promise<Schemas['BootItem'][]> {
  const items = await listItems(database, area)
  return items.map(({ data }) => itemAnswer(data, language))
}

function itemAnswer(
  { imageUrl, imageName, content, link, directory }: BootItemData,
  language: Language,
): Schemas['BootItem'] {
  return {
    ...(imageUrl && {
      imageUrl: typeof imageUrl === 'string' ? imageUrl : textIn(language, imageUrl),
    }),
    ...(imageName && { imageName: textIn(language, imageName) }),
    ...(content && { content: textIn(language, content) }),
    ...(link && { link: withoutBase(link) }),
    ...(directory && { directory: directoryIn(directory, language) }),
  }
}

const directoryIn = (entries: BootEntry[], language: Language): Schemas['GuideEntry'][] =>
  entries.map(({ title, pageNum, childs }) => ({
    title: textIn(language, title),
    pageNum,
    ...(childs && { childs: directoryIn(childs, language) }),
  }))
