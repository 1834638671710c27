import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { LiveIndex } from './index/live-index'
import { matchAnswer } from './match-answer'
import { selectionsOf } from './selection'
import { classIdOf, matchingModels } from './index/matching'
import { withMeasuresResolved } from './index/measures'
import { itemAt } from '../../domain/lists/items'

/** Models in an answer; the rest is found in the selection. */
const most = 100

export function matchingHandlers(live: LiveIndex) {
  return {
    matchProduct({ query, body }, context) {
      const { language, text } = context
      const index = live.current()
      const classId = classIdOf(index, query.id)
      if (!classId) throw new Refusal('catalogue.productNotFound')
      const chosen = selectionsOf(index, body, context)
      const wanted = withMeasuresResolved(index, { classId, language }, chosen)
      const ids = matchingModels(index, classId, wanted)
      const match = {
        isMatch: ids.length > 0,
        msg: messageOf(ids.length, text),
        ids: offered(ids, query.id),
        classId,
        ...(ids.length === 1 && { materialId: itemAt(ids, 0) }),
      }
      return matchAnswer(index, match, language)
    },
  } satisfies Partial<Handlers>
}

/** The first models, always including the current one if it matches. */
function offered(ids: number[], own: number): number[] {
  const first = ids.slice(0, most)
  return first.includes(own) || !ids.includes(own) ? first : [own, ...first.slice(0, most - 1)]
}

function messageOf(count: number, text: Context['text']): string {
  if (count === 0) return text('catalogue.noMatch')
  return count > most
    ? text('catalogue.matchedMany', { count, most })
    : text('catalogue.matched', { count })
}
