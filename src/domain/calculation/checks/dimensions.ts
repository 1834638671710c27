import { num, type Finding, type JointCheck } from './check'

/** mm; lengths that differ by less are the same. */
const tolerance = 0.1

/** The lengths, holes and sections that were entered have to be those of one joint. */
export const dimensions: JointCheck = {
  name: 'dimensions',
  step: 'R0',
  source: 'VDI 2230-1:2015, section 5.1.1',
  outside: () => undefined,
  needs: () => undefined,
  requiredSafety: () => 1,
  evaluate: ({ joint, clampLength, ends: [{ figures }] }) => {
    const within = joint.sections
      .filter(({ kind }) => kind === 'shank' || kind === 'thread')
      .reduce((sum, { length }) => sum + length, 0)
    // A lockbolt's own grooves count as a shank; engaged ones lie outside the clamp length.
    const difference = figures.warnings.find(({ code }) => code === 'LENGTH_MISMATCH')?.values
      ?.difference
    const hole = Math.min(...joint.layers.map(({ dh }) => dh))
    const wrong = joint.sections.filter(
      ({ kind }) => kind === (joint.joint === 'ESV' ? 'nut' : 'tapped'),
    ).length
    const short = figures.warnings.find(({ code }) => code === 'BOLT_TOO_SHORT')?.values
    const rows: (Finding | undefined)[] = [
      {
        place: 'sections',
        figure: Math.abs(difference ?? 0),
        limit: tolerance,
        quantity: 'length',
        formula: '|ΣlS − lK| ≤ 0.1',
        numbers: `|${num(within)} − ${num(clampLength)}| ≤ 0.1`,
      },
      {
        place: 'hole',
        figure: joint.d,
        limit: hole,
        quantity: 'length',
        formula: 'd ≤ dh',
        numbers: `${joint.d} ≤ ${hole}`,
      },
      wrong > 0
        ? {
            place: 'counterpart',
            figure: wrong,
            limit: 0,
            quantity: 'number',
            formula: 'DSV: nut, ESV: tapped',
            numbers: String(wrong),
          }
        : undefined,
      short && {
        place: 'boltLength',
        figure: short.needed ?? 0,
        limit: short.boltLength ?? 0,
        quantity: 'length',
        formula: 'lK + m ≤ l',
        numbers: `${num(short.needed ?? 0)} ≤ ${num(short.boltLength ?? 0)}`,
      },
    ]
    return rows.filter((row) => row !== undefined)
  },
}
