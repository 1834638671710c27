import type { Body } from '../body'
import { across, along, type Callout, type Design } from '../design'
import { figureOf, type Measures } from '../measures'
import type { Surface } from '../surfaces'
import { contour, type Section } from '../turned'
import { gripOf, grooves } from './rivets'
import { dome } from './screws'
import { itemAt } from '../items'

export type HeadStyle = 'Round' | 'Truss' | 'Flush' | 'Brazier'
export type CollarStyle = 'standard' | 'flanged' | 'lowProfile'

const usualHeads: Record<HeadStyle, { dk: number; k: number }> = {
  Round: { dk: 1.84, k: 0.62 },
  Truss: { dk: 2.3, k: 0.48 },
  Flush: { dk: 1.9, k: 0.45 },
  Brazier: { dk: 2.1, k: 0.5 },
}

export function headStyleOf(m: Measures): HeadStyle {
  const text = `${m.facts.values.head ?? ''} ${m.facts.className}`
  if (/沉头/.test(text)) return 'Flush'
  if (/扁圆头/.test(text)) return 'Truss'
  if (/平头/.test(text)) return 'Brazier'
  return 'Round'
}

export function collarStyleOf(m: Measures): CollarStyle {
  const text = m.facts.values.collar ?? ''
  if (/法兰/.test(text)) return 'flanged'
  return /薄/.test(text) ? 'lowProfile' : 'standard'
}

/** Sizes of a pin for its outline, drawing and installation. */
export interface Pin {
  readonly d: number
  readonly head: HeadStyle
  readonly dk: number
  readonly k: number
  readonly l1: number
  readonly l2: number
  readonly pintail: number
  readonly pitch: number
  readonly depth: number
  readonly grip: { readonly from: number; readonly to: number }
  readonly shortTail: boolean
}

/** The table has lengths for grips from here on, in mm; lengths grow with the grip. */
const firstGrip = 12.7

export function pinOf(m: Measures, shortTail: boolean): Pin {
  const { baseInfo } = m.facts
  const d = m.size('d', { meaning: 'diameter', characteristic: 'diameter', typical: 12.7 })
  const head = headStyleOf(m)
  const usual = usualHeads[head]
  const dk = m.size('dk', {
    meaning: 'headDiameter',
    columns: [`dk${head}`],
    typical: usual.dk * d,
  })
  const k = m.size('k', { meaning: 'headHeight', columns: [`k${head}`], typical: usual.k * d })
  const grip = gripOf(m, { from: d, to: 1.5 * d })
  const beyondFirst = grip.from - firstGrip
  const l1 = m.computed(
    'L1',
    shortTail ? 'lengthWithoutTail' : 'pinLength',
    m.has('l1')
      ? m.hidden('l1', 0) + beyondFirst
      : Math.max(grip.to + 1.48 * d, grip.from + 2.1 * d),
  )
  const own = figureOf(baseInfo.rivetLength)
  const l2 = shortTail
    ? m.computed('L2', 'pinTotalLength', l1 + 0.85 * d)
    : own && own > l1 + d
      ? m.size('L2', { meaning: 'pinTotalLength', columns: [], info: 'rivetLength', typical: own })
      : m.computed(
          'L2',
          'pinTotalLength',
          m.has('l2') ? m.hidden('l2', 0) + beyondFirst : l1 + 27.2 + 2.09 * d,
        )
  return {
    d,
    head,
    dk,
    k,
    l1,
    l2,
    grip,
    shortTail,
    pintail: m.hidden('pintail', 0.86 * d),
    pitch: m.hidden('groovePitch', 0.126 * d),
    depth: m.hidden('grooveDepth', 0.06 * d),
  }
}

function headOutline({ head, d, dk, k }: Pin): Section[] {
  if (head === 'Flush') return [contour([0, 0], [0, dk / 2], [0.08 * k, dk / 2], [k, d / 2])]
  if (head === 'Brazier') {
    return [dome(-k, 0, dk / 2, 0.12 * k), contour([0, dk / 2 - 0.1 * k], [0, d / 2])]
  }
  const flat = head === 'Round' ? 0.3 * dk : 0.12 * dk
  const edge = head === 'Round' ? 0.22 * k : 0.16 * k
  return [
    contour([-k, 0]),
    dome(-k, flat, dk / 2, edge),
    contour([-0.04 * k, dk / 2], [0, dk / 2 - 0.04 * k], [0, d / 2 + 0.05 * d], [0.06 * d, d / 2]),
  ]
}

/** More grooves are indistinguishable and make the model large. */
const mostGrooves = 32

/** The pin from its head to the end of its tail, or to the break when `broken`. */
export function pinOutline(pin: Pin, broken = false): Section[] {
  const { d, k, l1, l2, pintail, pitch, head } = pin
  const depth = Math.min(pin.depth, 0.075 * d)
  const smooth = head === 'Flush' ? Math.max(k, pin.grip.from * 0.9) : pin.grip.from * 0.9
  const lockPitch = Math.max(pitch, (l1 - smooth) / mostGrooves)
  const locked = grooves(smooth, l1 - 0.1 * d, { diameter: d, pitch: lockPitch, depth })
  const start: Section[] = [...headOutline(pin), contour([smooth, d / 2]), locked]
  const neck = d / 2 - 1.6 * depth
  if (pin.shortTail) {
    return [
      ...start,
      contour([l1, d / 2 - depth], [l1 + 0.05 * d, d / 2 - depth]),
      grooves(l1 + 0.1 * d, l2 - 0.08 * d, {
        diameter: d * 0.96,
        pitch: 0.25 * d,
        depth: 0.09 * d,
      }),
      contour([l2, d * 0.4], [l2, 0]),
    ]
  }
  if (broken) return [...start, contour([l1 - 0.02 * d, neck], [l1, neck * 0.9], [l1, 0])]
  const pulled = l1 + 0.35 * d
  return [
    ...start,
    contour([l1 - 0.06 * d, neck], [l1 + 0.06 * d, neck], [l1 + 0.2 * d, pintail / 2]),
    grooves(pulled, l2 - 0.25 * d, { diameter: pintail, pitch: pitch * 1.15, depth: depth * 1.05 }),
    contour([l2 - 0.2 * d, pintail / 2], [l2, pintail * 0.36], [l2, 0]),
  ]
}

export interface Collar {
  readonly style: CollarStyle
  readonly hole: number
  readonly outer: number
  readonly length: number
  readonly flange: number
  readonly flangeHeight: number
}

export function collarOf(m: Measures, d: number, noted: boolean): Collar {
  const style = collarStyleOf(m)
  const low = style === 'lowProfile'
  const wanted = {
    outer: {
      meaning: 'collarDiameter',
      columns: ['collarD'],
      info: 'lanternRingDiameter',
      typical: 1.6 * d,
    },
    length: {
      meaning: 'collarLength',
      columns: [low ? 'lowLength' : 'collarLength'],
      info: 'setOfLoopLength',
      typical: (low ? 0.95 : 1.55) * d,
    },
    flange: {
      meaning: 'flangeDiameter',
      columns: ['flangeD'],
      info: 'flangeDiameter',
      typical: 2.1 * d,
    },
    flangeHeight: { meaning: 'flangeThickness', columns: ['flangeH'], typical: 0.22 * d },
  } as const
  const flanged = style === 'flanged'
  const read = noted
    ? m.size
    : (_symbol: string, { columns, typical }: { columns: readonly string[]; typical: number }) =>
        m.hidden(itemAt(columns, 0), typical)
  return {
    style,
    hole: noted
      ? m.size('d1', { meaning: 'innerDiameter', columns: ['collarHole'], typical: 1.02 * d })
      : m.hidden('collarHole', 1.02 * d),
    outer: read('D', wanted.outer),
    length: read('l', wanted.length),
    flange: flanged ? read('dc', wanted.flange) : 0,
    flangeHeight: flanged ? read('c', wanted.flangeHeight) : 0,
  }
}

/** A collar before setting; `at` is its bearing face. */
export function collarSections(collar: Collar, at = 0): { outside: Section[]; bore: Section[] } {
  const { hole, outer, length, flange, flangeHeight } = collar
  const [r, broken] = [outer / 2, 0.05 * outer]
  const foot = flange
    ? ([
        [at, flange / 2 - 0.2 * flangeHeight],
        [at + 0.2 * flangeHeight, flange / 2],
        [at + 0.75 * flangeHeight, flange / 2],
        [at + flangeHeight, flange / 2 - 0.25 * flangeHeight],
        [at + 1.15 * flangeHeight, r],
      ] as const)
    : ([
        [at, r * 0.95],
        [at + 0.05 * r, r],
      ] as const)
  const end = at + length
  const countersink = 0.06 * hole
  return {
    outside: [
      contour(...foot, [end - 2.4 * broken, r], [end - 0.6 * broken, r * 0.93], [end, r * 0.87]),
    ],
    bore: [
      contour(
        [end, hole / 2 + countersink],
        [end - countersink, hole / 2],
        [at + countersink, hole / 2],
        [at, hole / 2 + countersink],
      ),
    ],
  }
}

/** The pin with its collar as it stands before the tool pulls, at the greatest grip. */
export function lockbolt(m: Measures, surface: Surface, shortTail = false): Design {
  const pin = pinOf(m, shortTail)
  const collar = collarOf(m, pin.d, false)
  const { d, dk, k, l1, l2, head } = pin
  const bodies: Body[] = [
    { solid: { kind: 'turned', outside: pinOutline(pin) }, surface },
    { solid: { kind: 'turned', ...collarSections(collar, pin.grip.to) }, surface },
  ]
  const reach = Math.max(collar.outer, collar.flange) / 2
  const callouts: Callout[] = [
    across('dk', dk, head === 'Flush' ? 0 : -0.1 * k, 'left'),
    along('k', head === 'Flush' ? 0 : -k, head === 'Flush' ? k : 0, dk / 2, 'above'),
    along('t2', 0, pin.grip.to, reach, 'above'),
    along('L1', 0, l1, reach),
    along('L2', 0, l2, reach),
    across('d', d, l2, 'right'),
  ]
  return { bodies, stance: 'lying', callouts }
}

export const shortTailLockbolt = (m: Measures, surface: Surface) => lockbolt(m, surface, true)

export function collar(m: Measures, surface: Surface): Design {
  const d = m.size('d', { meaning: 'diameter', characteristic: 'diameter', typical: 12.7 })
  const sizes = collarOf(m, d, true)
  const { hole, outer, length, flange } = sizes
  const widest = Math.max(outer, flange)
  return {
    bodies: [{ solid: { kind: 'turned', ...collarSections(sizes), columns: 72 }, surface }],
    stance: 'standing',
    callouts: [
      ...(flange
        ? [across('dc', flange, 0, 'left'), along('c', 0, sizes.flangeHeight, widest / 2, 'above')]
        : []),
      across('d1', hole, length, 'right'),
      across('D', outer, length, 'right'),
      along('l', 0, length, widest / 2),
    ],
  }
}
