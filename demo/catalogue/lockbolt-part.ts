import type { LockboltLoads } from '../../src/domain/standards/lockbolt-sheets'
import { dimensionsOf } from '../../src/domain/standards/standards'
import type { ColumnKey, Origin } from './columns'
import { figure, sets } from './part'
import type { Cell, Figure, Part, Words } from './part'
import { collarModel, largeDiameters, smallDiameters, toolsFor } from './setting'
import {
  collarStyles,
  finishes,
  heads,
  materials,
  small,
  tails,
  type Finish,
  type Head,
  type PinMaterial,
} from './words'
import { aluminium, cap, circle, frustum, kilograms, needed, stainless, steel } from './weights'

export interface Lockbolt {
  model: string
  diameter: number
  grip: { min: number; max: number; origin: Origin }
  head: Head
  material: PinMaterial
  finish: Finish
  tail: 'breaking' | 'short'
  /** Length under the head that stays in the joint, in mm. */
  body: number
  /** Overall length including pintail, in mm; unknown for some small pins. */
  length?: Figure & { value: number }
  hole?: number
  loads?: Partial<LockboltLoads>
  loadOrigin: Origin
  about: Words
  replacements?: readonly string[]
}

const densities: Readonly<Record<PinMaterial, number>> = {
  carbon: steel,
  stainless,
  aluminium,
  2024: 2.78e-6,
  6061: aluminium,
}

const headNames = { R: 'Round', T: 'Truss', F: 'Flush', B: 'Brazier' } as const

/** Pin with its pintail and one standard collar. */
function weightOf({ diameter, head, material, body, length }: Lockbolt): number {
  const x = dimensionsOf('lockbolt', String(diameter)) ?? {}
  const [dk, k] = [needed(x, `dk${headNames[head]}`), needed(x, `k${headNames[head]}`)]
  const headVolume = head === 'F' ? frustum(dk, diameter, k) - circle(diameter) * k : cap(dk, k)
  const tail = Math.max(0, (length?.value ?? body) - body) * circle(needed(x, 'pintail'))
  const collar =
    (circle(needed(x, 'collarD')) - circle(needed(x, 'collarHole'))) * needed(x, 'collarLength')
  return kilograms(headVolume + circle(diameter) * body + tail + collar, densities[material])
}

/** Precautions of a class are the same for all sizes; they depend on the pin's material. */
function attentionOf({ material, tail }: Lockbolt): Words {
  if (tail === 'short')
    return {
      zh: '须用短尾专用枪头铆接；铆接后不需要也不允许再次拉紧。',
      en: 'Set with the nose for short tails only; a set lockbolt needs no second pull and must not get one.',
    }
  if (material === 'stainless')
    return {
      zh: '只与不锈钢套环配套；与铝件接触时注意电偶腐蚀。',
      en: 'Use with the stainless collar only; mind galvanic corrosion where it touches aluminium.',
    }
  if (material !== 'carbon')
    return {
      zh: '只与同牌号的铝合金套环配套，不得混用钢套环。',
      en: 'Use with the aluminium collar of its alloy only, never with a steel collar.',
    }
  return {
    zh: '先量接头总厚再选铆接厚度；孔径超差时夹紧力不足。拆除须用套环切除工具。',
    en: 'Measure the joint before choosing the grip; an oversized hole costs clamp load. Remove with a collar cutter.',
  }
}

/** The matching collar, if the range has one. */
function collarOf({ diameter, material, tail }: Lockbolt): string | undefined {
  if (tail === 'short') return undefined
  const known = [...largeDiameters, ...smallDiameters].includes(diameter)
  return known ? collarModel(diameter, 'S', material) : undefined
}

function cellsOf(pin: Lockbolt): Partial<Record<ColumnKey, Cell>> {
  const { diameter, grip, loads = {}, loadOrigin, tail } = pin
  const hole = pin.hole ?? dimensionsOf('lockbolt', String(diameter))?.hole
  const { gun, nose } = tail === 'short' ? {} : toolsFor(diameter)
  const collar = collarOf(pin) ?? { zh: '随钉成套供应', en: 'Supplied with the pin' }
  return {
    diameter,
    grip: figure(`${grip.min}-${grip.max}`, grip.origin),
    ...(hole !== undefined && { hole }),
    headStyle: heads[pin.head],
    pinMaterial: materials[pin.material],
    finish: finishes[pin.finish],
    collarStyle: collarStyles.S,
    tailStyle: tails[tail],
    temperature: '-50~+150',
    ...(tail === 'short' && {
      specialFunction: {
        zh: '低拉力、无断尾、铆接安静',
        en: 'Low pull force, no pintail waste, quiet setting',
      },
    }),
    ...(pin.length && { rivetLength: pin.length }),
    collar,
    ...(loads.clamp !== undefined && { clampLoad: figure(loads.clamp, loadOrigin) }),
    ...(loads.shear !== undefined && { shearLoad: figure(loads.shear, loadOrigin) }),
    ...(loads.tensile !== undefined && { tensileLoad: figure(loads.tensile, loadOrigin) }),
    gripMax: figure(grip.max, grip.origin),
    gripMin: figure(grip.min, grip.origin),
    ...(gun && { gun }),
    ...(nose && { nose }),
  }
}

export function lockboltPart(pin: Lockbolt): Part {
  const { diameter, grip, head, material, finish, tail } = pin
  const range = `${grip.min}-${grip.max}`
  const noun: Words =
    tail === 'short'
      ? { zh: '短尾环槽铆钉', en: 'Short-tail lockbolt' }
      : { zh: '环槽铆钉', en: 'Lockbolt' }
  const coat = finish === 'PL' ? { zh: '', en: '' } : finishes[finish]
  const metal = materials[material]
  const { gun, nose, gauge } = tail === 'short' ? {} : toolsFor(diameter)
  const alloy = material === '2024' || material === '6061' || material === 'aluminium'
  return {
    model: pin.model,
    name: {
      zh: `${noun.zh} ${metal.zh} ${heads[head].zh} ${diameter} mm 铆接厚度 ${range} mm ${coat.zh}`.trim(),
      en:
        `${noun.en}, ${small(metal.en)}, ${small(heads[head].en)}, ${diameter} mm, grip ${range} mm` +
        (coat.en && `, ${small(coat.en)}`),
    },
    commonName: noun,
    weight: figure(weightOf(pin), 'computed'),
    unit: sets,
    cells: cellsOf(pin),
    // The calculation needs the clamp force.
    calculable: pin.loads?.clamp !== undefined,
    about: pin.about,
    attention: attentionOf(pin),
    ...(alloy && {
      remark: {
        zh: '适用温度取自钢制环槽铆钉的标准，铝合金件请按设计校核。',
        en: 'The service temperature is that of the standard for steel lockbolts; check aluminium by your design.',
      },
    }),
    replacements: pin.replacements ?? [],
    related: [collarOf(pin), gun, nose, gauge].filter((model) => model !== undefined),
  }
}
