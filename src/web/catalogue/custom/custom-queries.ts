import { skipToken, useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, dataOf } from '../../calls/api'
import type { Choices } from '../product/attributes'
import { wantedOf } from './custom-choices'

/** Minutes rather than seconds: the characteristics of a class seldom change. */
const seldom = { staleTime: 5 * 60_000 }

export function useCustomProduct(classId: number) {
  return useQuery({
    queryKey: ['customProduct', classId],
    queryFn: () =>
      dataOf(api.GET('/web/custom/product/info/{id}', { params: { path: { id: classId } } })),
    // The page shows the error itself.
    meta: { quiet: true },
    ...seldom,
  })
}

/** A stored entry of the account; disabled without an id. */
export function useCustomEntry(id: number | undefined) {
  return useQuery({
    queryKey: ['customEntry', id],
    queryFn:
      id === undefined
        ? skipToken
        : () => dataOf(api.GET('/web/custom/product/entry/{id}', { params: { path: { id } } })),
    staleTime: 0,
    // Never cached: its quantity may have changed in the cart since.
    gcTime: 0,
  })
}

/** Finds the models with all choices, or else the nearest ones. */
export function askMatch(product: Schemas['CustomProduct'], choices: Choices) {
  return answerOf(
    api.POST('/web/custom/product/match', {
      params: { query: { id: product.id } },
      body: wantedOf(product.characterList, choices),
    }),
  )
}
