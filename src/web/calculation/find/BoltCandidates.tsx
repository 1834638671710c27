import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { designationOf } from '../../../domain/standards/threads'
import type { Schemas } from '../../../domain/schemas'
import { shown, unitOf, type UnitSystem } from '../../../domain/units/units'
import { formatNumber, text } from '../../language/locale'
import { Picture } from '../../ui/Picture'
import { Button } from '../../ui/Button'
import styles from './FindBolt.module.css'
import { intoCart, reserveBolt } from './order-bolt'

type Candidate = Schemas['BoltCandidate']

interface Props {
  candidates: Candidate[]
  /** The joint has changed since: the models were judged for another one. */
  outdated: boolean
  system: UnitSystem
  onTake: (bolt: Candidate) => void
  onFinish: (finish: string) => void
}

/** The ranked models, each with its closest check, and what can be done with it. */
export function BoltCandidates({ candidates, outdated, system, onTake, onFinish }: Props) {
  const [all, setAll] = useState(false)
  const first = all ? candidates : candidates.slice(0, 10)
  return (
    <>
      <ol className={styles.list} aria-label={text('calculation.find.title')}>
        {first.map((bolt) => (
          <li
            key={bolt.id}
            className={`${styles.row} ${styles[outdated ? 'old' : bolt.verdict.tone]}`}
          >
            <Picture src={bolt.prodImgs[0]} width={96} height={72} />
            <div className={styles.what}>
              <Link to={`/productCategories/details?id=${bolt.id}`}>{bolt.model}</Link>
              <span>{bolt.materialName}</span>
              <Facts bolt={bolt} system={system} onFinish={onFinish} />
            </div>
            {outdated ? (
              <div className={styles.verdict}>
                <strong>{text('calculation.find.tone.outdated')}</strong>
              </div>
            ) : (
              <>
                <Verdict bolt={bolt} />
                <Actions bolt={bolt} system={system} onTake={onTake} />
              </>
            )}
          </li>
        ))}
      </ol>
      {first.length < candidates.length && (
        <Button small look="quiet" onClick={() => setAll(true)}>
          {text('calculation.find.showAll', { count: candidates.length })}
        </Button>
      )}
    </>
  )
}

function Facts({
  bolt,
  system,
  onFinish,
}: Omit<Props, 'candidates' | 'outdated' | 'onTake'> & { bolt: Candidate }) {
  const { d, P, length, propertyClass, finish, stock, joint } = bolt
  const size = length === undefined ? designationOf(d, P) : `${designationOf(d, P)} × ${length}`
  return (
    <span className={styles.facts}>
      <span>{size}</span>
      {propertyClass && <span>{propertyClass}</span>}
      {finish && (
        <button
          type="button"
          title={text('calculation.find.onlyFinish')}
          onClick={() => onFinish(finish)}
        >
          {finish}
        </button>
      )}
      {joint.torque !== undefined && joint.fastener !== 'lockbolt' && (
        <span>
          MA {shown(joint.torque, 'torque', system)} {unitOf('torque', system)}
        </span>
      )}
      {stock !== undefined && (
        <span>{text('calculation.find.stock', { count: formatNumber(stock) })}</span>
      )}
    </span>
  )
}

function Verdict({ bolt: { verdict, closest, margin } }: { bolt: Candidate }) {
  const { tone, notMet, notMade } = verdict
  return (
    <div className={styles.verdict}>
      <strong>{text(`calculation.find.tone.${tone}`, { notMet, notMade })}</strong>
      {closest && margin !== undefined && (
        <span>
          {text('calculation.find.closest', {
            check: text(`calculation.joint.check.${closest.name}`),
            margin: margin.toFixed(2),
          })}
        </span>
      )}
    </div>
  )
}

function Actions({
  bolt,
  system,
  onTake,
}: Omit<Props, 'candidates' | 'outdated' | 'onFinish'> & { bolt: Candidate }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const during = (work: () => Promise<unknown>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  return (
    <div className={styles.actions}>
      <Button small look="main" onClick={() => onTake(bolt)}>
        {text('calculation.find.take')}
      </Button>
      <Button
        small
        disabled={busy}
        title={text('calculation.find.withReport')}
        onClick={() => during(() => intoCart(bolt, system, navigate))}
      >
        {text('calculation.find.cart')}
      </Button>
      <Button
        small
        look="strong"
        disabled={busy}
        title={text('calculation.find.withReport')}
        onClick={() => during(() => reserveBolt(bolt, system, navigate))}
      >
        {text('calculation.find.reserve')}
      </Button>
    </div>
  )
}
