import type { Language } from '../../domain/language/language'
import { PreparedData } from '../http/handler'
import { cardOf } from './index/cards'
import { slotOf, type CatalogueIndex } from './index/catalogue-index'
import { bufferOf, pieceFrom, quoted } from './index/text-column'

interface Match {
  isMatch: boolean
  msg: string
  /** of the models that are listed */
  ids: number[]
  classId: number
  /** the only model that matches */
  materialId?: number | undefined
}

/** The answer of a match, its models joined from the prepared cards of the selection. */
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
