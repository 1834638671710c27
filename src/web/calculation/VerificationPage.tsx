import { Suspense, useMemo } from 'react'
import { engineVersion } from '../../domain/calculation/engine-version'
import {
  agrees,
  asPrinted,
  deviation,
  verificationGroups,
} from '../../domain/calculation/verification'
import type { VerificationGroup } from '../../domain/calculation/verification-rows'
import { lazyPage } from '../pages/lazy-page'
import { formatNumber, text } from '../language/locale'
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
  const all = groups.flatMap((group) => group.rows.map((row) => agrees(row, group)))
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.header}>
        <h1>{text('calculation.title')}</h1>
      </header>
      <CalculationTabs />
      <p>{text('calculation.verification.about', { engine: engineVersion })}</p>
      <p className={look.sum}>
        {text('calculation.verification.sum', {
          agreeing: formatNumber(all.filter(Boolean).length),
          all: formatNumber(all.length),
        })}
      </p>
      {groups.map((group, at) => (
        <Group key={group.key} group={group} open={at < 3} />
      ))}
    </div>
  )
}

function Group({ group, open }: { group: VerificationGroup; open: boolean }) {
  const { key, rows } = group
  const agreeing = rows.filter((row) => agrees(row, group)).length
  const worst = Math.max(...rows.map((row) => Math.abs(deviation(row))))
  return (
    <details className={styles.group} open={open}>
      <summary>
        {text(`calculation.verified.${key}`)}{' '}
        <Tag tone={agreeing === rows.length ? 'good' : 'bad'}>{`${agreeing} / ${rows.length}`}</Tag>
      </summary>
      <p className={styles.source}>
        {text('calculation.source', { source: text(`calculation.verifiedBy.${key}`) })}
        {' · '}
        {text('calculation.verification.worst', { share: (worst * 100).toFixed(2) })}
      </p>
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
                <td>{agrees(row, group) ? '✓' : '✗'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** No minus sign for a value that rounds to zero. */
const percent = (share: number) => `${(share * 100).toFixed(2).replace(/^-(0\.00)$/, '$1')} %`
