import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api } from '../../calls/api'
import { writeStored } from '../../session/storage'
import { showToast } from '../../ui/toast-list'
import type { Choices } from './attributes'
import { fetchModel } from './product-queries'
import { itemAt } from '../../../domain/lists/items'

/** One of the models that have the chosen values. */
export type MatchingModel = Pick<Schemas['Material'], 'id' | 'model'>

/** What this page keeps in the history beside its address: the models that matched last. */
interface PageState {
  matches?: MatchingModel[]
}

/** Checks which models have the chosen values, and goes to the one that is meant. */
export function useMatching(product: Schemas['Material']) {
  const navigate = useNavigate()
  // Written by the same hook only.
  const { matches = [] } = (useLocation().state ?? {}) as PageState

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
      const found = data.materialList.map(({ id, model }) => ({ id, model }))
      if (data.isMatch !== 1 || found.length === 0) return haveItMade(choices)
      showToast('success', data.msg || message)
      if (found.length === 1) return choose(itemAt(found, 0).id, [])
      return open(product.id, found)
    },
    onError: ({ message }) => showToast('info', message),
  })

  /** Without a matching model the wish is kept, and the page opens where it can be made to measure. */
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
    /** More than one: the specification is a choice among them. */
    matches,
    /** Whether several match and the page's own model is none of them: what is wanted has yet to be said. */
    isOpen: matches.length > 1 && !matches.some(({ id }) => id === product.id),
    /** Once other values are chosen, what matched before says nothing. */
    forget: () => matches.length > 0 && open(product.id, []),
    /** Done when the page has gone where the answer leads; a failure has been said. Tells whether only this model matches. */
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
