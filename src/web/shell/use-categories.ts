import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { inLanguage } from '../language/locale'

export interface CategoryBlock {
  name: string
  address: string
  count: number
  classes: {
    id: number
    name: string
    address: string
    count: number | undefined
    picture: string | undefined
  }[]
}

export interface CategoryGroup {
  categoryType: Schemas['CategoryType']
  name: string
  blocks: CategoryBlock[]
}

/** The category tree with the classes of each category, as links into the selection. */
export function useCategories() {
  const tree = useQuery({
    queryKey: ['categories'],
    queryFn: () => dataOf(api.GET('/web/product/revision/categoryType/abbreviation')),
    staleTime: 300_000,
    meta: { quiet: true },
  })
  const classes = useQuery({
    queryKey: ['classes', 'all'],
    queryFn: () => dataOf(api.GET('/web/product/revision/class/list')),
    staleTime: 300_000,
    meta: { quiet: true },
  })
  return {
    groups: tree.data && groupsOf(tree.data, classes.data ?? []),
    failed: tree.isError,
    retry: () => void Promise.all([tree.refetch(), classes.refetch()]),
  }
}

export function groupsOf(
  tree: Schemas['Category'][],
  classes: Schemas['ProductClass'][],
): CategoryGroup[] {
  return tree.map(({ categoryType, categoryTypeName, abbreviationList }) => ({
    categoryType,
    name: categoryTypeName,
    blocks: abbreviationList.map(({ abbreviation, abbreviationEn, count }) => ({
      name: inLanguage(abbreviation, abbreviationEn),
      address: addressOf({ categoryType, abbreviation }),
      count,
      classes: classes
        .filter((item) => item.categoryType === categoryType && item.abbreviation === abbreviation)
        // A made-to-measure class has no count; one without models leads nowhere.
        .filter(({ count }) => count !== 0)
        .map((item) => ({
          id: item.id,
          name: inLanguage(item.className, item.classNameEn),
          address: addressOf({ categoryType, abbreviation, classId: item.id }),
          count: item.count,
          picture: item.classImgs[0],
        })),
    })),
  }))
}

function addressOf(query: Record<string, string | number>): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)])
  return `/productCategories/productSelection?${new URLSearchParams(texts)}`
}
