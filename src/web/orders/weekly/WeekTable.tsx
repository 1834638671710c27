import { Link } from 'react-router'
import { listOfFigure } from '../../../domain/orders/weekly-report'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { shownFigure, type Figure } from './figures'
import { weekDays, weekName } from './week-names'
import look from '../../ui/figures.module.css'

interface Props {
  title: string
  weeks: Schemas['WeekFigures'][]
  figures: Figure[]
}

/** The numbers of a chart as a table, newest week first; each leads to its list. */
export function WeekTable({ title, weeks, figures }: Props) {
  return (
    <details className={look.table}>
      <summary>{text('weekly.table')}</summary>
      <div role="region" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('weekly.weekColumn')}</th>
              {figures.map(({ name, title: head }) => (
                <th key={name} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row" title={weekDays(week)}>
                  {weekName(week)}
                </th>
                {figures.map((figure) => (
                  <td key={figure.name}>
                    {week[figure.name] === undefined ? (
                      shownFigure(figure, week)
                    ) : (
                      <Link to={listOfFigure(figure.list, week)}>{shownFigure(figure, week)}</Link>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
