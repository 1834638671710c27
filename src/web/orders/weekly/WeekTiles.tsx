import { Link } from 'react-router'
import { listOfFigure } from '../../../domain/orders/weekly-report'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, text } from '../../language/locale'
import { reportFigures, shownFigure, type Figure } from './figures'
import look from '../../ui/figures.module.css'

type Week = Schemas['WeekFigures']

/** The last week's figures beside those of the week before; each leads to its list. */
export function WeekTiles({ week, before }: { week: Week; before: Week | undefined }) {
  const all = reportFigures()
  const { received, quoted, accepted, conversion, answerShare, answerDays } = all
  const { shippedShare, missedTerms } = all
  const ofSales = [received, quoted, accepted, conversion, answerShare, answerDays]
  const tiles = [...ofSales, shippedShare, missedTerms]
  return (
    <section className={look.card}>
      <h2>{text('weekly.tiles')}</h2>
      <ul className={look.tiles}>
        {tiles.map((figure) => (
          <li key={figure.name}>
            <Tile figure={figure} week={week} before={before} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ figure, week, before }: { figure: Figure; week: Week; before: Week | undefined }) {
  const { title, list, of } = figure
  return (
    <Link to={listOfFigure(list, week)}>
      <span>{title}</span>
      <strong>{shownFigure(figure, week)}</strong>
      {of && (
        <small>
          {text('weekly.partOf', {
            part: formatNumber(week[of[0]] ?? 0),
            whole: formatNumber(week[of[1]] ?? 0),
          })}
        </small>
      )}
      {before && <small>{text('weekly.before', { value: shownFigure(figure, before) })}</small>}
    </Link>
  )
}
