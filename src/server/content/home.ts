import { bootAreas } from '../../domain/content/content'
import type { Handlers } from '../http/handler'
import { areaAnswer } from './boot-data'
import { typesOf } from './experiment-types'
import { listTypes } from './experiments.sql'
import { listNewest } from './products.sql'

export const home = {
  listSlides: (_call, context) => areaAnswer(bootAreas.swiper, context),
  listMemberBenefits: (_call, context) => areaAnswer(bootAreas.vipList, context),

  async getHomePicture(_call, context) {
    const [picture] = await areaAnswer(bootAreas.industriesBackground, context)
    return picture ?? {}
  },

  async listNewProducts({ query: { current, size } }, { database, language }) {
    const page = { current, size }
    return { ...(await listNewest(database, page, language)), ...page }
  },

  async listProjectTypes({ query: { current, size } }, { database, language }) {
    const types = typesOf(await listTypes(database), language)
    const records = types.slice((current - 1) * size, current * size)
    return { records, total: types.length, current, size }
  },
} satisfies Partial<Handlers>
