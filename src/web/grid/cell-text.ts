import { text } from '../language/locale'
import type { GridColumn } from './grid-rows'

/** The display text of a cell. */
export function shownAs({ kind }: GridColumn, cell: string): string {
  if (kind !== 'yesNo' || cell === '') return cell
  if (cell === '1' || cell === '0') return text(cell === '1' ? 'screens.yes' : 'screens.no')
  return cell
}
