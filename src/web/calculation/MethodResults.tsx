import { memo, Suspense } from 'react'
import type { BoltShare, MethodFigure } from '../../domain/calculation/methods/method'
import type { computeMethod } from '../../domain/calculation/methods/compute-method'
import type { MethodName } from '../../domain/calculation/methods/methods'
import { symbols } from '../../domain/calculation/methods/symbols'
import { shown, unitOf, type UnitSystem } from '../../domain/units/units'
import { lazyPage } from '../pages/lazy-page'
import { text } from '../language/locale'
import scrolling from '../ui/Scrolling.module.css'
import styles from './Results.module.css'

const Formula = lazyPage('Formula', () => import('./Formula'), 'calculation')

/** The result of a method: each figure with its formula and the numbers put in, then source and limits. */
export const MethodResults = memo(function MethodResults({
  name,
  result: { figures, verdict, bolts, notes, source },
  system,
}: {
  name: MethodName
  result: ReturnType<typeof computeMethod>
  system: UnitSystem
}) {
  return (
    <>
      {verdict && (
        <p
          role="status"
          className={`${styles.verdict} ${verdict === 'met' ? styles.good : styles.bad}`}
        >
          {text(`methods.verdict.${verdict}`)}
        </p>
      )}
      <section className={styles.group}>
        <table>
          <tbody>
            {figures.map((figure) => (
              <FigureRows key={figure.name} figure={figure} system={system} />
            ))}
          </tbody>
        </table>
        <p className={styles.origin}>{text('calculation.formula.units')}</p>
      </section>
      {bolts && <Bolts bolts={bolts} system={system} />}
      <section className={styles.group}>
        {notes.length > 0 && (
          <>
            <h3>{text('methods.notes')}</h3>
            <ul className={styles.listed}>
              {notes.map((note) => (
                <li key={note}>{text(`methods.note.${note}`)}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{text('methods.limits')}</h3>
        <p>{text(`methods.limits.${name}`)}</p>
        <p className={styles.origin}>{text('calculation.source', { source })}</p>
      </section>
    </>
  )
})

function FigureRows({ figure, system }: { figure: MethodFigure; system: UnitSystem }) {
  const { name, value, quantity, formula, numbers } = figure
  const worked = `${symbols[name]} = ${formula} = ${numbers}`
  return (
    <>
      <tr>
        <th scope="row">{text(`methods.figure.${name}`)}</th>
        <td className={styles.value} data-figure={name}>
          {shown(value, quantity, system)} <small>{unitOf(quantity, system)}</small>
        </td>
      </tr>
      <tr>
        <td colSpan={2} className={`${styles.formula} ${scrolling.sideways}`}>
          {formula ? (
            <Suspense fallback={worked}>
              <Formula tex={worked} />
            </Suspense>
          ) : (
            <small>{text('methods.fromTable')}</small>
          )}
        </td>
      </tr>
    </>
  )
}

function Bolts({ bolts, system }: { bolts: BoltShare[]; system: UnitSystem }) {
  const force = (value: number) => `${shown(value, 'force', system)} ${unitOf('force', system)}`
  const length = (value: number) => `${shown(value, 'length', system)} ${unitOf('length', system)}`
  return (
    <section className={`${styles.group} ${scrolling.sideways}`}>
      <h3>{text('methods.bolts')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text('methods.bolt')}</th>
            <th scope="col">x</th>
            <th scope="col">y</th>
            <th scope="col">{text('methods.axial')}</th>
            <th scope="col">{text('methods.shear')}</th>
          </tr>
        </thead>
        <tbody>
          {bolts.map(({ number, x, y, axial, shear }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{length(x)}</td>
              <td>{length(y)}</td>
              <td>{force(axial)}</td>
              <td>{force(shear)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
