import { keepPreviousData } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf, queries } from '../calls/api'

/** Contents seldom change. Pages show an error themselves. */
const seldom = { staleTime: 5 * 60_000, meta: { quiet: true } }

const at = (id: number) => ({ params: { path: { id } } })

/** Counts a view through a shared link as such. */
const read = (id: number, shared: boolean) => ({
  params: { path: { id }, query: shared ? { share: '1' as const } : {} },
})

export const slidesQuery = {
  queryKey: ['home', 'slides'],
  queryFn: () => dataOf(api.GET('/web/home/slideshow')),
  ...seldom,
}

export const newProductsQuery = {
  queryKey: ['home', 'newProducts'],
  queryFn: () => dataOf(api.GET('/web/home/new/product/page', { params: { query: { size: 8 } } })),
  ...seldom,
}

export const projectTypesQuery = {
  queryKey: ['home', 'projectTypes'],
  queryFn: () => dataOf(api.GET('/web/home/project/type/page', { params: { query: { size: 6 } } })),
  ...seldom,
}

export const homeScenesQuery = {
  queryKey: ['home', 'scenes'],
  queryFn: () => dataOf(api.GET('/web/home/industry/scene')),
  ...seldom,
}

export const homePictureQuery = {
  queryKey: ['home', 'picture'],
  queryFn: () => dataOf(api.GET('/web/home/picture')),
  ...seldom,
}

export const benefitsQuery = {
  queryKey: ['home', 'benefits'],
  queryFn: () => dataOf(api.GET('/web/home/member/benefits')),
  ...seldom,
}

export const sceneGroupsQuery = {
  queryKey: ['scenes'],
  queryFn: () => dataOf(api.GET('/web/industry/scene/industry')),
  ...seldom,
}

export const sceneQuery = (id: number) => ({
  queryKey: ['scene', id],
  queryFn: () => dataOf(api.GET('/web/industry/scene/{id}', at(id))),
  ...seldom,
})

export const articleQuery = (id: number, shared = false) => ({
  queryKey: ['article', id],
  queryFn: () => dataOf(api.GET('/web/technology/article/{id}', read(id, shared))),
  ...seldom,
})

export const caseQuery = (id: number, shared = false) => ({
  queryKey: ['case', id],
  queryFn: () => dataOf(api.GET('/web/business/case/{id}', read(id, shared))),
  ...seldom,
})

export const experimentQuery = (id: number) => ({
  queryKey: ['experiment', id],
  queryFn: () => dataOf(api.GET('/web/experiment/project/{id}', at(id))),
  ...seldom,
})

export const experimentTypesQuery = {
  queryKey: ['experimentTypes'],
  queryFn: () => dataOf(api.GET('/web/experiment/type/list')),
  ...seldom,
}

/** The user id is part of the key, because every user has another history. */
export const browsedQuery = (userId: number | undefined) => ({
  queryKey: ['experiments', 'browsed', userId],
  queryFn: () =>
    dataOf(api.GET('/web/experiment/project/browse/page', { params: { query: { size: 30 } } })),
  meta: { quiet: true },
})

export const recentQuery = (userId: number | undefined) => ({
  queryKey: ['experiments', 'recent', userId],
  queryFn: () =>
    dataOf(api.GET('/web/experiment/project/recent/purchase', { params: { query: { size: 10 } } })),
  meta: { quiet: true },
})

export const laboratoryQuery = {
  queryKey: ['laboratory'],
  queryFn: () => dataOf(api.GET('/web/laboratory/introduce/info')),
  ...seldom,
}

export const pageSize = 12

export const articlesQuery = (typeCode: string | undefined, current: number) => ({
  queryKey: ['articles', typeCode, current],
  queryFn: () =>
    dataOf(
      api.GET('/web/technology/article/page', {
        params: { query: { current, size: pageSize, ...(typeCode && { typeCode }) } },
      }),
    ),
  placeholderData: keepPreviousData,
  ...seldom,
})

export const casesQuery = (industry: number | undefined, current: number) => ({
  queryKey: ['cases', industry, current],
  queryFn: () =>
    dataOf(
      api.GET('/web/business/case/page', {
        params: { query: { current, size: pageSize, ...(industry && { industry }) } },
      }),
    ),
  placeholderData: keepPreviousData,
  ...seldom,
})

export const experimentsQuery = (
  { id, objectId }: { id: number | undefined; objectId: number | undefined },
  current: number,
) => ({
  queryKey: ['experiments', 'page', id, objectId, current],
  queryFn: () =>
    dataOf(
      api.GET('/web/experiment/project/page', {
        params: {
          query: { current, size: pageSize, ...(id && { id }), ...(objectId && { objectId }) },
        },
      }),
    ),
  placeholderData: keepPreviousData,
  ...seldom,
})

export const articleTypesQuery = {
  queryKey: ['articleTypes'],
  queryFn: () => dataOf(api.GET('/web/technology/article/type/with/number')),
  ...seldom,
}

export const caseIndustriesQuery = {
  queryKey: ['caseIndustries'],
  queryFn: () => dataOf(api.GET('/web/business/case/industry/with/number')),
  ...seldom,
}

/** Products of one category that an article or a case is about. */
export const itemsQuery = (
  of: 'article' | 'case',
  id: number,
  categoryType: Schemas['CategoryType'],
) => {
  const request = { params: { query: { id, categoryType, size: 20 } } }
  return {
    queryKey: ['items', of, id, categoryType],
    queryFn: () =>
      dataOf(
        of === 'article'
          ? api.GET('/web/technology/article/items', request)
          : api.GET('/web/business/case/items', request),
      ),
    ...seldom,
  }
}

export const aboutUsQuery = (typeId: Schemas['AboutUsType']) => ({
  queryKey: ['aboutUs', typeId],
  queryFn: () => dataOf(api.GET('/web/about/us', { params: { query: { typeId } } })),
  ...seldom,
})

/** Prefetches content that the pointer rests on. */
export const prefetch = (query: Parameters<typeof queries.prefetchQuery>[0]) =>
  void queries.prefetchQuery(query)
