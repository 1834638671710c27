import { readCell } from '../sheets/csv'
import { dayOfText } from '../days/written-day'
import type { EntryColumns } from './entry-columns'
import { amountAlone, groupsLast, isOneFigure, readPhrase } from './entry-phrase'
import type { EntryLine } from './entry-line'
import { countsOf } from './quantity'

const severalIn = (figures: string) => [figures.trim(), ...figures.trim().split(' ')]

/** The line of cells below a header. */
export function readNamed(cells: string[], { model, counts, partNo }: EntryColumns) {
  const at = (column: number | undefined) => (column === undefined ? '' : plain(cells[column]))
  const own = at(partNo)
  const written = at(counts)
  const readings = [at(model), own]
    .filter((name) => name !== '')
    .map((name) => ({ model: name, counts: written }))
  return {
    readings: readings.length > 0 ? readings : [{ model: '', counts: written }],
    partNo: own,
  }
}

/** Without a header: true if the line is a model, a quantity and then an own part number. */
export function endsWithOwnNumber(cells: string[]): boolean {
  const [model = '', counts = '', own = '', ...more] = cells.map(plain)
  return (
    more.every((cell) => cell === '') &&
    model !== '' &&
    !amountAlone.test(model) &&
    countsOf(counts) !== undefined &&
    // 1,200 is a single quantity.
    countsOf(`${counts},${own}`) === undefined &&
    /^(?=.*\d)\S+$/.test(own) &&
    // A short number may also be a price or a lot.
    !/^\d{1,3}$/.test(own) &&
    !/^\d+[.]\d+$/.test(own) &&
    dayOfText(own) === undefined
  )
}

/** The line of cells without a header. */
export function readCells(cells: string[]): Omit<EntryLine, 'line' | 'text' | 'spans'> {
  if (endsWithOwnNumber(cells)) return readNamed(cells, { model: 0, counts: 1, partNo: 2 })
  const filled = cells.map(plain).filter((cell) => cell !== '')
  const [only = ''] = filled
  if (filled.length <= 1) {
    // The row below a merged cell: a quantity whose model is in another row.
    const isLeft = cells.length > 1 && amountAlone.test(only)
    const readings = isLeft ? [{ model: '', counts: only }] : readPhrase(only)
    const [, , figures = ''] = groupsLast.exec(only) ?? []
    const isSeveral = figures !== '' && !isOneFigure(figures)
    return { readings, partNo: '', ...(isSeveral && { severalCounts: severalIn(figures) }) }
  }
  const amounts = filled.filter((cell) => amountAlone.test(cell))
  const orderable = amounts.filter((cell) => countsOf(cell) !== undefined)
  // If there are several numbers, the first is a line number.
  const meant = orderable.length > 1 && orderable[0] === only ? orderable.slice(1) : orderable
  const isClear = new Set(meant).size <= 1
  const counts = meant.at(-1) ?? amounts.at(-1) ?? ''
  const at = filled.lastIndexOf(counts)
  const names = filled.filter((_cell, index) => index !== at)
  // A line number before the model is not a model, unless there is nothing else.
  const texts = names.filter((name) => !amountAlone.test(name))
  return {
    readings: (texts.length > 0 ? texts : names).map((model) => ({
      model,
      counts: isClear ? counts : '',
    })),
    partNo: '',
    ...(!isClear && { severalCounts: meant }),
  }
}

/** Converts full-width letters, digits and punctuation, and removes what exports put around a text. */
function plain(cell: string | undefined): string {
  return readCell((cell ?? '').normalize('NFKC').trim()).trim()
}
