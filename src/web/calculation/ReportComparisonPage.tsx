import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { inputSchemas, type Inputs, type Results } from '../../domain/calculation/calculate'
import { checkWords, placeWord } from '../../domain/calculation/checks/sentences'
import type { JointResult } from '../../domain/calculation/joint/compute-joint'
import { figureGroups } from '../../domain/calculation/figures'
import { inputRows } from '../../domain/calculation/input-rows'
import { shown, unitOf } from '../../domain/units/units'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { useFormParts } from '../forms/useFormParts'
import { formatTime, language, text, type TextKey } from '../language/locale'
import { RecordArticle } from '../screens/RecordArticle'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { asks } from './kinds'
import { reportKey } from './report-key'
import scrolling from '../ui/Scrolling.module.css'
import styles from './ReportPage.module.css'

type Report = Schemas['CalculationReport']

function useReport(id: number) {
  return useQuery({
    queryKey: reportKey(id),
    queryFn: () => dataOf(api.GET('/web/my/report/preview', { params: { query: { id } } })),
    enabled: id > 0,
    meta: { quiet: true },
  })
}

/** Two reports of one kind side by side; what differs stands out. */
export function ReportComparisonPage() {
  const [search] = useSearchParams()
  const [a, b] = ['a', 'b'].map((name) => Number(search.get(name)) || 0) as [number, number]
  const [left, right] = [useReport(a), useReport(b)]
  usePageTitle(text('calculation.compare'))
  if (
    left.isError ||
    right.isError ||
    !a ||
    !b ||
    (left.data && right.data && left.data.page !== right.data.page)
  )
    return (
      <div className={styles.missing}>
        <Empty icon="warning" title={text('calculation.compare.two')}>
          <Link to="/calculationReport">{text('reports.title')}</Link>
        </Empty>
      </div>
    )
  return left.data && right.data ? (
    <Comparison left={left.data} right={right.data} />
  ) : (
    <PageSkeleton />
  )
}

function Comparison({ left, right }: { left: Report; right: Report }) {
  const { texts } = useFormParts(inputSchemas[left.page])
  // Both in the units of the first.
  const system = left.unit
  const { texts: coverTexts } = useFormParts('ReportCover')
  const covers = ({ cover = {} }: Report) => {
    const { rows } = inputRows(cover, coverTexts, { language, system, text })
    return rows.map(({ label, value }) => [label, value] as const)
  }
  const parameters = (report: Report) => {
    const { rows, tables } = inputRows(report.input ?? {}, texts, {
      language,
      system,
      text,
      asked: (name, values) => asks(report.page, name, values),
    })
    return [
      ...rows.map(({ label, value }) => [label, value] as const),
      ...tables.map(
        ({ label, rows: cells }) =>
          [label, cells.map((row) => row.join(' · ')).join('\n')] as const,
      ),
    ]
  }
  const figures = (report: Report) => {
    // Both were computed as this when the report was saved.
    if (report.page === 'joint') return checksOf(report.result as unknown as JointResult)
    const input = report.input as Inputs[typeof report.page]
    const result = report.result as Results[typeof report.page]
    return figureGroups(report.page, input, result).flatMap((group) =>
      group.figures.map(
        ({ name, value, quantity }) =>
          [
            // Every figure has a text under its name.
            `${text(`calculation.group.${group.title}`)}: ${text(`calculation.figure.${name}` as TextKey)}`,
            `${shown(value, quantity, system)} ${unitOf(quantity, system)}`.trim(),
          ] as const,
      ),
    )
  }
  return (
    <RecordArticle
      title={text('calculation.compare')}
      back={{ to: '/calculationReport', title: 'reports.title' }}
    >
      {left.page === 'joint' && (
        <Table title={text('calculation.signed.cover')} left={left} right={right} of={covers} />
      )}
      <Table title={text('calculation.report.input')} left={left} right={right} of={parameters} />
      <Table title={text('calculation.report.results')} left={left} right={right} of={figures} />
    </RecordArticle>
  )
}

/** The state and the safety of each check, by its name and place. */
const checksOf = ({ checks }: JointResult) =>
  checks.map((row) => {
    const { name, state, reason } = checkWords(row, text)
    const at = row.place === undefined ? '' : `, ${placeWord(row.place, text)}`
    const safety = row.safety === undefined ? undefined : `S = ${row.safety.toFixed(2)}`
    const required = shown(row.required, 'number', 'metric')
    return [
      `${row.step} ${name}${at}`,
      [state, reason, safety && `${safety} / ${required}`].filter(Boolean).join(' · '),
    ] as const
  })

function Table({
  title,
  left,
  right,
  of,
}: {
  title: string
  left: Report
  right: Report
  of: (report: Report) => (readonly [string, string])[]
}) {
  const [first, second] = [new Map(of(left)), new Map(of(right))]
  const labels = [...new Set([...first.keys(), ...second.keys()])]
  return (
    <section className={styles.parameters}>
      <h2>{title}</h2>
      <div className={`${scrolling.sideways} ${styles.scroll}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('calculation.report.figure')}</th>
              {[left, right].map(({ id, name, number, revision, createTime }) => (
                <th key={id} scope="col">
                  <Link to={`/calculationReport/${id}`}>{name}</Link>
                  <br />
                  {text('calculation.signed.numbered', { number, revision })}
                  <br />
                  {formatTime(createTime)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label) => {
              const cells = [first.get(label) ?? '–', second.get(label) ?? '–']
              const look = cells[0] === cells[1] ? undefined : styles.differing
              return (
                <tr key={label}>
                  <td>{label}</td>
                  {cells.map((cell, at) => (
                    <td key={at} className={look} style={{ whiteSpace: 'pre-line' }}>
                      {cell}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
