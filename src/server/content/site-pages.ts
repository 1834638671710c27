import { aboutUsTypes } from '../../domain/content/content'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { SitePageData } from './content-data'
import { localFields } from './local-fields'
import { findPage, listPages } from './site-pages.sql'

export const sitePages = {
  async listAboutUs(_call, { database, language }) {
    const pages = await listPages(database, aboutUsTypes)
    return aboutUsTypes.flatMap((typeId) => {
      const page = pages.find(({ name }) => name === typeId)
      if (!page) return []
      const entry = answerOf(typeId, page.data, language)
      delete entry.content
      return [entry]
    })
  },

  async getAboutUs({ query: { typeId } }, { database, language }) {
    const data = await findPage(database, typeId)
    if (!data) throw new Refusal('content.pageNotFound')
    return answerOf(typeId, data, language)
  },

  /** Answers an empty text if there is none. */
  async getLaboratoryIntroduction(_call, { database, language }) {
    const data = await findPage(database, 'laboratory')
    return {
      ...localFields('LaboratoryIntroduction', data, language),
      content: data ? textIn(language, data.content) : '',
    }
  },
} satisfies Partial<Handlers>

function answerOf(
  typeId: Schemas['AboutUsType'],
  data: SitePageData,
  language: Language,
): Schemas['AboutUs'] {
  return {
    ...localFields('AboutUs', data, language),
    typeId,
    typeName: textIn(language, data.typeName),
    privacyLink: data.privacyLink ?? '',
  }
}
