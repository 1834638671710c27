import type { Schemas } from '../../../domain/schemas'
import { changed, withClass, withValues, type SelectionState } from './selection-state'

/**
 * The state after one of the server's suggestions for an empty result; undefined if it names something unknown here.
 */
export function afterSuggestion(
  state: SelectionState,
  suggestion: Schemas['Suggestion'],
  codeOf: (characterId: number | undefined) => string | undefined,
): SelectionState | undefined {
  const { change, characterId, characterVal, toVal, also } = suggestion
  if (also) {
    const half = afterSuggestion(state, { change, characterId, characterVal, total: 0 }, codeOf)
    return half && afterSuggestion(half, { ...also, total: 0 }, codeOf)
  }
  if (change === 'keyword') return changed(state, { keyword: '', searchType: 1 })
  if (change === 'searchType') return changed(state, { searchType: 1 })
  if (change === 'respell' || change === 'words') return changed(state, { keyword: toVal ?? '' })
  if (change === 'class') return withClass(state, undefined)
  const code = codeOf(characterId)
  if (!code) return undefined
  const chosen = state.choices[code] ?? []
  const rest = characterVal === undefined ? [] : chosen.filter((value) => value !== characterVal)
  if (change === 'drop') return withValues(state, code, rest)
  return toVal === undefined ? undefined : withValues(state, code, [toVal])
}
