import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api } from '../../calls/api'
import { writeStored } from '../../session/storage'
import { showToast } from '../../ui/toast-list'
import type { Choices } from './attributes'
import { fetchModel } from './product-queries'
import { itemAt } from '../../../domain/lists/items'

/** A model with the chosen values. */
export type MatchingModel = Pick<Schemas['Material'], 'id' | 'model'>

/** State of this page in the history entry: the models that matched last. */
interface PageState {
  matches?: MatchingModel[]
}

/** Finds the models with the chosen values and opens the one that is meant. */
export function useMatching(product: Schemas['Material']) {
  const navigate = useNavigate()
  // Only this hook sets the state.
  const { matches = [] }: PageState = useLocation().state ?? {}

  const check = useMutation({
    mutationFn: (choices: Choices) =>
      answerOf(
        api.POST('/web/product/match', {
          params: { query: { id: product.id } },
          body: Object.entries(choices).map(([id, characterValue]) => ({
            characterId: Number(id),
            characterValue,
          })),
        }),
      ),
    onSuccess: ({ data, message }, choices) => {
      const candidates = data.materialList.map(({ id, model }) => ({ id, model }))
      if (data.isMatch !== 1 || candidates.length === 0) return haveItMade(choices)
      showToast('success', data.msg || message)
      if (candidates.length === 1) return choose(itemAt(candidates, 0).id, [])
      return open(product.id, candidates)
    },
    onError: ({ message }) => showToast('info', message),
  })

  /** Without a match, keeps the choices and opens the made-to-measure page. */
  function haveItMade(choices: Choices) {
    const { classId, className } = product
    writeStored('customType', { classId, className, choices })
    void navigate(`/productCategories/customProduct?id=${classId}`, { state: { unmatched: true } })
  }

  async function choose(id: number, among: MatchingModel[] = matches) {
    if (id !== product.id) await fetchModel(id).catch(() => undefined)
    open(id, among)
  }

  function open(id: number, among: MatchingModel[]) {
    void navigate(`?id=${id}`, {
      replace: id === product.id,
      state: { matches: among, stay: true },
    })
  }

  return {
    /** If there are several, the specification offers them as a choice. */
    matches,
    /** True if several models match and this page's is not among them, so that one has yet to be chosen. */
    isOpen: matches.length > 1 && !matches.some(({ id }) => id === product.id),
    /** Drops the matches once the choices change. */
    forget: () => matches.length > 0 && open(product.id, []),
    /** Resolves after the navigation to the match; true if only this model matches. Errors are shown by then. */
    check: (choices: Choices) =>
      check.mutateAsync(choices).then(
        ({ data: { isMatch, materialList } }) =>
          isMatch === 1 && materialList.length === 1 && materialList[0]?.id === product.id,
        () => false,
      ),
    checking: check.isPending,
    choose: (id: number) => void choose(id),
  }
}
