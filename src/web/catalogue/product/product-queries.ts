import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf, queries } from '../../calls/api'
import { numericInputs } from '../selection/selection-state'
import type { Choices } from './attributes'

/** Minutes rather than seconds: the characteristics of a class seldom change. */
const seldom = { staleTime: 5 * 60_000 }

const at = (id: number) => ({ params: { path: { id } } })

/** Uses the same query key as the prefetch of lists. */
export function useProduct(id: number | undefined) {
  return useQuery({
    queryKey: ['product', id],
    queryFn: id === undefined ? skipToken : () => dataOf(api.GET('/web/product/info/{id}', at(id))),
    // The page shows the error itself.
    meta: { quiet: true },
  })
}

/** Prefetches a chosen matching model so that its page renders at once. */
export function fetchModel(id: number): Promise<Schemas['Material']> {
  return queries.fetchQuery({
    queryKey: ['product', id],
    queryFn: () => dataOf(api.GET('/web/product/material/{id}', at(id))),
  })
}

export function useBaseInfo({
  id,
  categoryType,
}: Pick<Schemas['Material'], 'id' | 'categoryType'>) {
  return useQuery({
    queryKey: ['baseInfo', id],
    queryFn: () =>
      dataOf(
        categoryType === 2
          ? api.GET('/web/product/tool/{id}', at(id))
          : api.GET('/web/product/fastener/{id}', at(id)),
      ),
    ...seldom,
  })
}

/**
 * The characteristics of the product's class with all values. `quiet` shows no toast, for products that may not
 * exist.
 */
export function useCharacteristics(materialId: number, quiet = false) {
  return useQuery({
    queryKey: ['characteristics', 'product', materialId],
    queryFn: () =>
      dataOf(api.GET('/web/product/character/all', { params: { query: { materialId } } })),
    ...seldom,
    meta: { quiet },
  })
}

/**
 * Counts the models of the class with these values and with each other value, and suggests changes if there are none.
 */
export function remainingQuestion(classId: number, choices: Choices) {
  const body = Object.entries(choices).map(([id, characterVal]) => ({
    characterId: Number(id),
    characterVal,
  }))
  return {
    queryKey: ['remaining', classId, body],
    queryFn: () =>
      dataOf(api.POST('/web/product/page', { params: { query: { classId, size: 1 } }, body })),
  }
}

export function useRemaining(classId: number, choices: Choices, enabled: boolean) {
  return useQuery({
    ...remainingQuestion(classId, choices),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** The values that a typed measure finds. */
export function findValues(
  { id, fieldCode }: Pick<Schemas['Characteristic'], 'id' | 'fieldCode'>,
  classId: number,
  measure: number,
): Promise<Schemas['CharacteristicValue'][]> {
  const body = { characterId: id, classId }
  return dataOf(
    numericInputs[fieldCode]?.measure === 'thickness'
      ? api.POST('/web/product/filter/info/thickness', { body: { ...body, thickness: measure } })
      : api.POST('/web/product/filter/info/diameter', { body: { ...body, diameter: measure } }),
  )
}

export function useUseCases(id: number) {
  return useQuery({
    queryKey: ['useCases', id],
    queryFn: () => dataOf(api.GET('/web/product/case', { params: { query: { id } } })),
    ...seldom,
  })
}

export type RelatedKind = 'replacement' | 'related' | 'browsing' | 'purchase'

export interface RelatedList {
  records: Pick<Schemas['RelatedProduct'], 'id' | 'materialName' | 'model' | 'prodImgs'>[]
  total: number
}

/** The kind of id a related list belongs to. */
export type RelatedTo = 'product' | 'class'

/** One of the four related lists of a product or of a made-to-measure class. */
export function relatedQuestion(
  kind: RelatedKind,
  id: number,
  of: RelatedTo = 'product',
  characterJson?: string,
) {
  const own = kind === 'replacement' || kind === 'related'
  return {
    queryKey: own ? [kind, of, id, characterJson] : [kind],
    queryFn: () =>
      own && of === 'class' ? askOfClass(kind, id, 1, characterJson) : askRelated(kind, id, 1),
    // Keep the previous lists while the choices change.
    placeholderData: (before: RelatedList | undefined) => before,
  }
}

/** Further parts of a related list. */
export function furtherQuestion(
  kind: RelatedKind,
  id: number,
  of: RelatedTo = 'product',
  characterJson?: string,
) {
  const { queryKey } = relatedQuestion(kind, id, of, characterJson)
  const ofClass = of === 'class' && (kind === 'replacement' || kind === 'related')
  return {
    queryKey: [...queryKey, 'further'],
    queryFn: ({ pageParam }: { pageParam: number }) =>
      ofClass ? askOfClass(kind, id, pageParam, characterJson) : askRelated(kind, id, pageParam),
    initialPageParam: 2,
    getNextPageParam: ({ total }: RelatedList, _parts: RelatedList[], part: number) =>
      part * partOf(kind) < total ? part + 1 : undefined,
  }
}

/** Products per request of a list. */
export const partOf = (kind: RelatedKind) => (kind === 'purchase' ? 10 : 30)

function askOfClass(
  kind: 'replacement' | 'related',
  id: number,
  current: number,
  characterJson?: string,
): Promise<RelatedList> {
  const query = { id, current, size: partOf(kind), ...(characterJson && { characterJson }) }
  return dataOf(
    kind === 'replacement'
      ? api.GET('/web/custom/product/replace', { params: { query } })
      : api.GET('/web/custom/product/related', { params: { query } }),
  )
}

function askRelated(kind: RelatedKind, id: number, current: number): Promise<RelatedList> {
  const part = { current, size: partOf(kind) }
  const query = { id, ...part }
  if (kind === 'replacement') return dataOf(api.GET('/web/product/replace', { params: { query } }))
  if (kind === 'related') return dataOf(api.GET('/web/product/related', { params: { query } }))
  if (kind === 'browsing')
    return dataOf(api.GET('/web/product/browse/page', { params: { query: part } }))
  return dataOf(api.GET('/web/product/recent/purchase', { params: { query: part } }))
}
