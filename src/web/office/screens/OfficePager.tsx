import { Pagination, type TablePaginationConfig } from 'antd'
import { pageSizes } from '../../screens/list-state'
import type { ListState } from '../../screens/list-state'

interface Props {
  /** Refine's pagination, whose links name their pages. */
  pagination: TablePaginationConfig | false | undefined
  usual: number
  onOpen: (state: Pick<ListState, 'page' | 'size'>) => void
}

/** The pages of a list and their size; bulk actions apply to one page, so a larger one covers more records. */
export function OfficePager({ pagination, usual, onOpen }: Props) {
  if (!pagination) return null
  const { itemRender, total = 0, current = 1, pageSize = usual, simple } = pagination
  if (total <= usual) return null
  return (
    <Pagination
      align="end"
      total={total}
      current={current}
      pageSize={pageSize}
      simple={simple}
      {...(itemRender && { itemRender })}
      showSizeChanger
      pageSizeOptions={[usual, ...pageSizes.filter((size) => size > usual)]}
      onChange={(page, size) => {
        onOpen(size === pageSize ? { page, size } : { page: 1, size })
        window.scrollTo(0, 0)
      }}
    />
  )
}
