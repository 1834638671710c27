import type { JointResult } from '../../../domain/calculation/joint/compute-joint'
import { shown, unitOf, type Quantity, type UnitSystem } from '../../../domain/units/units'
import { text, type TextKey } from '../../language/locale'
import results from '../Results.module.css'

type Row = [name: string, value: number | undefined, quantity: Quantity]

/** The figures of the chain in the order of its steps; two columns where both ends of n were calculated. */
export function ChainFigureList({
  result: { preload, ends, ...chain },
  system,
}: {
  result: JointResult
  system: UnitSystem
}) {
  const single: Row[] = [
    ['Fmin', preload.Fmin, 'force'],
    ['Fmax', preload.Fmax, 'force'],
    ['alphaA', preload.alphaA, 'number'],
    ['torqueRec', preload.torqueRec, 'torque'],
    ['deltaS', chain.deltaS, 'resilience'],
    ['deltaP', chain.deltaP, 'resilience'],
    ['PhiK', chain.PhiK, 'number'],
    ['FZ', chain.FZ, 'force'],
    ['thermalLoss', chain.thermalLoss, 'force'],
    ['FVmin', chain.FVmin, 'force'],
    ['FVmax', chain.FVmax, 'force'],
  ]
  const ofEnds = (['n', 'Phi', 'FSA', 'FPA', 'FKR', 'FSmax'] as const).map((name) => ({
    name,
    quantity: name === 'n' || name === 'Phi' ? ('number' as const) : ('force' as const),
    values: ends.map((end) => end[name]),
  }))
  return (
    <section className={results.group}>
      <h3>{text('calculation.joint.chain')}</h3>
      <table>
        <tbody>
          {single.map(([name, value, quantity]) =>
            value === undefined ? null : (
              <tr key={name}>
                {/* Every name of a figure has its text, which the tests look at. */}
                <th scope="row">{text(`calculation.figure.${name}` as TextKey)}</th>
                <td className={results.value} colSpan={ends.length} data-figure={name}>
                  <Figure value={value} quantity={quantity} system={system} />
                </td>
              </tr>
            ),
          )}
          {ofEnds.map(({ name, quantity, values }) => (
            <tr key={name}>
              {/* Every figure has a text under its name, see above. */}
              <th scope="row">{text(`calculation.figure.${name}` as TextKey)}</th>
              {values.map((value, at) => (
                <td key={at} className={results.value} data-figure={name}>
                  <Figure value={value} quantity={quantity} system={system} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Figure = ({
  value,
  quantity,
  system,
}: {
  value: number
  quantity: Quantity
  system: UnitSystem
}) => (
  <>
    {shown(value, quantity, system)} <small>{unitOf(quantity, system)}</small>
  </>
)
