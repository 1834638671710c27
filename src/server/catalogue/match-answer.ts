import type { Language } from '../../domain/language/language'
import { PreparedData } from '../http/handler'
import { cardOf } from './index/cards'
import { slotOf, type CatalogueIndex } from './index/catalogue-index'
import { bufferOf, pieceFrom, quoted } from './index/text-column'

interface Match {
  isMatch: boolean
  msg: string
  /** Ids of the listed models. */
  ids: number[]
  classId: number
  /** The only matching model. */
  materialId?: number | undefined
}

/** Answer of a match, joined from the selection's prepared cards. */
export function matchAnswer(
  index: CatalogueIndex,
  { isMatch, msg, ids, classId, materialId }: Match,
  language: Language,
): PreparedData {
  const cards = ids.flatMap((id) => {
    const slot = slotOf(index, id)
    return slot === undefined ? [] : pieceFrom(cardOf(index, slot, language))
  })
  return new PreparedData(
    bufferOf(
      `{"isMatch":${isMatch ? 1 : 0},"msg":${quoted(msg)},"materialList":[${cards.join(',')}]` +
        `,"classId":${classId}${materialId === undefined ? '' : `,"materialId":${materialId}`}}`,
    ),
  )
}
