import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { queries } from '../../calls/api'
import { useSettled } from '../../ui/useSettled'
import { windowQuery, windowSize } from '../selection/selection-queries'
import type { SelectionState } from '../selection/selection-state'
import type { RowRange } from './useVisibleRows'

type Material = Schemas['Material']

/** Scrolling must rest this long before further models are loaded. */
const restMs = 80

interface Windows {
  /** Models by row; undefined while they are loading. */
  at: (row: number) => Material | undefined
  /** Loaded models by window. */
  parts: Material[][]
  failed: boolean
  retry: () => void
}

/** The models of the rows in view: those of the first answer, and windows of a hundred that are loaded on demand. */
export function useWindows(
  state: SelectionState,
  first: Pick<Schemas['ProductPage'], 'records' | 'total'>,
  { from, to }: RowRange,
): Windows {
  const numbers: number[] = []
  // The first window is the answer that is already there.
  for (let nth = Math.floor(from / windowSize); nth * windowSize < to; nth++)
    if (nth * windowSize >= first.records.length) numbers.push(nth)
  const wanted = numbers.join(' ')
  const isResting = useSettled(wanted, restMs) === wanted
  const answers = useQueries({
    queries: numbers.map((nth) => ({ ...windowQuery(state, nth + 1), enabled: isResting })),
  })
  const loaded = new Map<number, Material[]>()
  answers.forEach(({ data }, at) => {
    const nth = numbers[at]
    if (data?.list === 'products' && nth !== undefined) loaded.set(nth, data.page.records)
  })

  // The catalogue changed since the first answer: all of it is asked again.
  const isOutdated = answers.some(({ data }) => data && data.page.total !== first.total)
  useEffect(() => {
    if (isOutdated) void queries.invalidateQueries({ queryKey: ['selection'] })
  }, [isOutdated])

  return {
    at: (row) =>
      row < first.records.length
        ? first.records[row]
        : loaded.get(Math.floor(row / windowSize))?.[row % windowSize],
    parts: [first.records, ...loaded.values()],
    failed: answers.some(({ isError }) => isError),
    retry: () => answers.forEach(({ isError, refetch }) => isError && void refetch()),
  }
}
