import type { Schemas } from '../../../domain/schemas'
import { formatDate, text } from '../../language/locale'

type Week = Pick<Schemas['WeekFigures'], 'week' | 'from' | 'to'>

const numbersOf = (week: string) => {
  const [year = '', number = ''] = week.split('-W')
  return { year, number: Number(number) }
}

/** The number of a week within its year. */
export const weekNumber = ({ week }: Pick<Week, 'week'>) => numbersOf(week).number

/** Week 47, 2026 */
export const weekName = ({ week }: Pick<Week, 'week'>) => text('weekly.weekOfYear', numbersOf(week))

/** 16 Nov 2026 – 22 Nov 2026 */
export const weekDays = ({ from, to }: Omit<Week, 'week'>) =>
  text('weekly.days', { from: formatDate(from), to: formatDate(to) })
