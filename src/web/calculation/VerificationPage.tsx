import { Suspense, useMemo, useState } from 'react'
import { engineVersion } from '../../domain/calculation/engine-version'
import {
  agrees,
  asPrinted,
  deviation,
  verificationGroups,
  withoutSource,
} from '../../domain/calculation/verification'
import type { VerificationGroup } from '../../domain/calculation/verification-rows'
import { lazyPage } from '../pages/lazy-page'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Tag } from '../ui/Tag'
import { usePageTitle } from '../ui/page-title'
import scrolling from '../ui/Scrolling.module.css'
import styles from './Calculator.module.css'
import { CalculationTabs } from './CalculationTabs'
import look from './VerificationPage.module.css'

const Formula = lazyPage('Formula', () => import('./Formula'), 'calculation')

/** Compares published results with those the engine computes now. */
export function VerificationPage() {
  const groups = useMemo(verificationGroups, [])
  usePageTitle(text('calculation.page.verification'))
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        <h1>{text('calculation.title')}</h1>
      </header>
      <CalculationTabs />
      <p>{text('calculation.verification.about', { engine: engineVersion })}</p>
      {(['published', 'own'] as const).map((kind) => (
        <Kind key={kind} kind={kind} groups={groups.filter((group) => group.kind === kind)} />
      ))}
      <section className={look.kind}>
        <h2>{text('calculation.withoutSource')}</h2>
        <ul>
          {withoutSource.map((name) => (
            <li key={name}>{text(`calculation.withoutSource.${name}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The figures that others published, or those that the maker worked by hand, with their count. */
function Kind({ kind, groups }: { kind: VerificationGroup['kind']; groups: VerificationGroup[] }) {
  const rows = groups.flatMap((group) => group.rows.map((row) => ({ row, group })))
  const misprints = rows.filter(({ row }) => row.misprint).length
  return (
    <section className={look.kind}>
      <h2>{text(`calculation.verified.${kind}`)}</h2>
      {kind === 'own' && <p>{text('calculation.verification.aboutOwn')}</p>}
      <p className={look.sum}>
        {text('calculation.verification.sum', {
          agreeing: formatNumber(rows.filter(({ row, group }) => agrees(row, group)).length),
          all: formatNumber(rows.length),
        })}
      </p>
      {misprints > 0 && (
        <p>{text('calculation.verification.misprints', { count: formatNumber(misprints) })}</p>
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </section>
  )
}

/** Rows that a table shows at first, and again at every press. */
const pageSize = 50

function Group({ group }: { group: VerificationGroup }) {
  const [open, setOpen] = useState(false)
  const { key, rows } = group
  const agreeing = rows.filter((row) => agrees(row, group)).length
  const misprints = rows.filter(({ misprint }) => misprint).length
  const right = rows.filter(({ misprint }) => !misprint)
  const worst = Math.max(...right.map((row) => Math.abs(deviation(row))))
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {text(`calculation.verified.${key}`)}{' '}
        <Tag
          tone={agreeing + misprints === rows.length ? 'good' : 'bad'}
        >{`${agreeing} / ${rows.length}`}</Tag>
      </summary>
      <p className={styles.source}>
        {text('calculation.source', { source: text(`calculation.verifiedBy.${key}`) })}
        {' · '}
        {text('calculation.verification.worst', { share: (worst * 100).toFixed(2) })}
      </p>
      {/* Formulas of a folded table would slow the page. */}
      {open && <Rows group={group} />}
    </details>
  )
}

function Rows({ group }: { group: VerificationGroup }) {
  const [limit, setLimit] = useState(pageSize)
  const rows = group.rows.slice(0, limit)
  const left = group.rows.length - rows.length
  return (
    <>
      <div className={`${scrolling.sideways} ${look.scroll}`}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{text('calculation.verification.case')}</th>
              <th scope="col">{text('calculation.report.figure')}</th>
              <th scope="col">{text('calculation.verification.expected')}</th>
              <th scope="col">{text('calculation.verification.computed')}</th>
              <th scope="col">{text('calculation.verification.deviation')}</th>
              <th scope="col">{text('calculation.verification.agrees')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                <td>{row.label}</td>
                <td>
                  <Suspense fallback={row.symbol}>
                    <Formula tex={row.symbol} />
                  </Suspense>
                </td>
                <td className={look.number}>{`${row.expected} ${row.unit}`}</td>
                <td className={look.number}>{`${asPrinted(row)} ${row.unit}`}</td>
                <td className={look.number}>{percent(deviation(row))}</td>
                <td>
                  {row.misprint
                    ? text('calculation.verification.misprint')
                    : agrees(row, group)
                      ? '✓'
                      : '✗'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button small onClick={() => setLimit(limit + pageSize)}>
          {text('calculation.verification.more', { count: Math.min(left, pageSize) })}
        </Button>
      )}
    </>
  )
}

/** No minus sign for a value that rounds to zero. */
const percent = (share: number) => `${(share * 100).toFixed(2).replace(/^-(0\.00)$/, '$1')} %`
