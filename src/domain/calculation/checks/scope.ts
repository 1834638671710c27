import type { Joint } from '../joint/views'
import { unusualFigures } from '../usual-ranges'
import type { Finding, Gap, JointCheck, Reason } from './check'

const sizes = { least: 4, most: 39 }
const temperatures = { least: -40, most: 300 }

/** The temperatures of a joint that lie outside the guideline. */
export const temperaturesOutside = (joint: Partial<Joint>) =>
  (
    [
      'assemblyTemperature',
      'serviceMin',
      'serviceMax',
      'partsServiceMin',
      'partsServiceMax',
    ] as const
  ).filter((name) => {
    const t = joint[name]
    return t !== undefined && (t < temperatures.least || t > temperatures.most)
  })

/** The limits of the guideline itself: beyond them its methods are not given, and nothing is green. */
export const scope: JointCheck = {
  name: 'scope',
  step: 'R0',
  source: 'VDI 2230-1:2015, section 1',
  outside: () => undefined,
  needs: ({ joint, lockbolt, ends: [{ figures }] }) => {
    const { d } = joint
    const warned = (code: string) => figures.warnings.some((warning) => warning.code === code)
    const reasons: [boolean, Reason][] = [
      [!lockbolt && (d < sizes.least || d > sizes.most), 'outsideVdiSize'],
      [temperaturesOutside(joint).length > 0, 'outsideVdiTemperature'],
      // Its pin is of steel or of aluminium, so that no modulus is usual.
      [lockbolt && joint.boltModulus === undefined, 'lockboltModulusMissing'],
      [warned('CONE_OUTSIDE_FIT'), 'coneOutsideFit'],
      [warned('EMBEDDING_LARGE'), 'embeddingLarge'],
      [unusualFigures(joint).some(({ level }) => level === 'warning'), 'unusualFigure'],
    ]
    return reasons.find(([applies]) => applies)?.[1]
  },
  requiredSafety: () => 1,
  evaluate: ({ joint: { d }, lockbolt }): (Finding | Gap)[] =>
    lockbolt
      ? []
      : [
          {
            figure: d,
            limit: sizes.most,
            quantity: 'length',
            formula: 'M4 … M39',
            numbers: `${sizes.least} ≤ ${d} ≤ ${sizes.most}`,
          },
        ],
}
