import { useEffect } from 'react'
import { showToast } from '../../ui/toast-list'
import { entryIn } from '../../../domain/lists/items'
import { noMatchText } from '../finder/no-match'
import { findValues, scopeOf } from './selection-queries'
import { numericInputs, pendingNumber, withFound, withNumber } from './selection-state'
import type { SelectionRoute } from './useSelectionState'

/** Looks up the values of a typed number and selects them; without a match, number and values are dropped. */
export function useFoundNumbers({ state, go }: SelectionRoute): void {
  useEffect(() => {
    const code = pendingNumber(state)
    if (!code) return undefined
    let current = true
    const number = state.numbers[code]
    /** Race: ignore the answer if another number has been typed since. */
    const answer = (values: string[]) =>
      go(
        (now) => {
          if (now.numbers[code] !== number) return now
          return values.length > 0 ? withFound(now, code, values) : withNumber(now, code, undefined)
        },
        { replace: true },
      )
    findValues(state, code).then(
      (values) => {
        if (!current) return
        if (values.length === 0 && number !== undefined)
          void noMatchText(entryIn(numericInputs, code).measure, number, scopeOf(state)).then(
            (words) => showToast('warning', words),
          )
        answer(values)
      },
      // The failed call has shown its error.
      () => current && answer([]),
    )
    return () => {
      current = false
    }
  }, [state, go])
}
