import { interfacesOf } from '../flexibility'
import { facesOf } from '../faces'
import { num, type Finding, type Gap, type JointCheck } from './check'
import type { Chain } from '../joint/chain'

/** mm; lengths that differ by less are the same. */
const tolerance = 0.1

/** The stretches of shank and free thread have to fill the clamp length. */
function sectionsOf({ joint, clampLength }: Chain): Finding {
  const within = joint.sections
    .filter(({ kind }) => kind === 'shank' || kind === 'thread')
    .reduce((sum, { length }) => sum + length, 0)
  const difference = Math.abs(within - clampLength)
  return {
    place: 'sections',
    // Lengths that are the same leave nothing to compare.
    figure: difference > tolerance ? difference : 0,
    limit: tolerance,
    quantity: 'length',
    formula: '|ΣlS − lK| ≤ 0.1',
    numbers: `|${num(within)} − ${num(clampLength)}| ≤ 0.1`,
  }
}

/** Bolt and shank go through the narrowest hole; of a lockbolt its pin, and the hole that its maker states. */
function holesOf({ joint, lockbolt }: Chain): (Finding | Gap)[] {
  const { pinDiameter, pinHole, layers, sections, d } = joint
  const hole = Math.min(...layers.map(({ dh }) => dh))
  const through = (figure: number, formula: string): Finding => ({
    place: 'hole',
    figure,
    limit: hole,
    quantity: 'length',
    formula,
    numbers: `${num(figure)} ≤ ${num(hole)}`,
  })
  if (!lockbolt) {
    const shanks = sections.filter(({ kind, length }) => kind === 'shank' && length > 0)
    return [through(Math.max(d, ...shanks.map(({ diameter = d }) => diameter)), 'd ≤ dh')]
  }
  if (pinDiameter === undefined) return [{ place: 'hole', missing: 'lockboltDiameterMissing' }]
  const widest = Math.max(0, ...layers.filter(({ washer }) => !washer).map(({ dh }) => dh))
  return [
    through(pinDiameter, 'dPin ≤ dh'),
    ...(pinHole === undefined
      ? []
      : [
          {
            place: 'pinHole',
            figure: widest,
            limit: pinHole,
            quantity: 'length' as const,
            formula: 'dh ≤ dh,Pin',
            numbers: `${num(widest)} ≤ ${num(pinHole)}`,
          },
        ]),
  ]
}

/** The bolt reaches through the nut, or into the tapped part as far as it engages there. */
function lengthOf({ joint, clampLength }: Chain): Finding[] {
  const { boltLength, engagement, nutHeight, d, joint: kind = 'DSV' } = joint
  const beyond =
    kind === 'ESV' ? engagement : (nutHeight ?? facesOf(d, 'hexagon').nutHeight ?? 0.8 * d)
  if (boltLength === undefined || beyond === undefined) return []
  const needed = clampLength + beyond
  return [
    {
      place: 'boltLength',
      figure: needed,
      limit: boltLength,
      quantity: 'length',
      formula: kind === 'ESV' ? 'lK + m ≤ l' : 'lK + mN ≤ l',
      numbers: `${num(clampLength)} + ${num(beyond)} = ${num(needed)} ≤ ${num(boltLength)}`,
    },
  ]
}

/** The shank ends before the nut, a turn of thread for its end, and before the tapped part. */
function shankOf({ joint, clampLength }: Chain): Finding[] {
  const { boltLength, threadLength, P, joint: kind = 'DSV' } = joint
  if (boltLength === undefined || threadLength === undefined) return []
  const [shank, room] = [Math.max(0, boltLength - threadLength), kind === 'ESV' ? 0 : P]
  const limit = clampLength - room
  return [
    {
      place: 'threadLength',
      figure: shank,
      limit,
      quantity: 'length',
      formula: room > 0 ? 'l − b ≤ lK − P' : 'l − b ≤ lK',
      numbers: `${num(boltLength)} − ${num(threadLength)} ≤ ${num(limit)}`,
      // A shank in a joint that is shorter than a turn of thread is none that stands out.
      ...(shank === 0 && { holds: true }),
    },
  ]
}

/** A nut belongs to a through bolted joint and a tapped part to the other. */
function counterpartOf({ joint }: Chain): Finding[] {
  const other = joint.joint === 'ESV' ? 'nut' : 'tapped'
  const wrong = joint.sections.filter(({ kind }) => kind === other).length
  if (wrong === 0) return []
  return [
    {
      place: 'counterpart',
      figure: wrong,
      limit: 0,
      quantity: 'number',
      formula: 'DSV: nut, ESV: tapped',
      numbers: String(wrong),
    },
  ]
}

/** No fewer faces embed than the clamped parts have between them. */
function interfaceRows({ joint }: Chain): Finding[] {
  const { interfaces, roughness } = joint
  const counted = interfacesOf(joint)
  if (interfaces === undefined || roughness === 'own' || interfaces >= counted) return []
  return [
    {
      place: 'interfaces',
      figure: counted,
      limit: interfaces,
      quantity: 'number',
      formula: joint.joint === 'ESV' ? 'nL ≤ i' : 'nL − 1 ≤ i',
      numbers: `${counted} ≤ ${interfaces}`,
    },
  ]
}

/** The lengths, holes and sections that were entered have to be those of one joint. */
export const dimensions: JointCheck = {
  name: 'dimensions',
  step: 'R0',
  source: 'VDI 2230-1:2015, section 5.1.1',
  outside: () => undefined,
  needs: () => undefined,
  requiredSafety: () => 1,
  evaluate: (chain) => [
    sectionsOf(chain),
    ...holesOf(chain),
    ...counterpartOf(chain),
    ...(chain.lockbolt ? [] : [...lengthOf(chain), ...shankOf(chain)]),
    ...interfaceRows(chain),
  ],
}
