import {
  gripSteps,
  lengthPerGripStep,
  lockboltLoads,
  printedGripNumbers,
  type GripStep,
  type LockboltMaterial,
} from '../../src/domain/standards/lockbolt-sheets'
import { dimensionsOf, isTypical } from '../../src/domain/standards/standards'
import { figure } from './part'
import type { Origin } from './columns'
import type { ClassOfParts, Part, Words } from './part'
import { lockboltPart } from './lockbolt-part'
import { largeDiameters, shortTailDiameters } from './setting'
import { finishes, heads, small, tenths, type Finish, type Head } from './words'
import { needed } from './weights'

/** A class of pins with one model per grip. */
interface GripByGrip {
  code: string
  diameter: number
  step: GripStep
  head: Head
  material: LockboltMaterial
  finish: Finish
  /** Last part of the model code, if the class varies finish or alloy. */
  suffix?: string
  shortTail?: boolean
}

function lengthOf({ diameter, step, head, shortTail }: GripByGrip) {
  const dimensions = dimensionsOf('lockbolt', String(diameter)) ?? {}
  const added = ((step.number - 8) / 4) * lengthPerGripStep
  const body = needed(dimensions, 'l1') + added
  // No published source gives the length of a short tail.
  if (shortTail) return { body }
  const length = needed(dimensions, 'l2') + added
  const printed = printedGripNumbers[diameter]
  let origin: Origin = 'typical'
  if (head === 'R' && !isTypical('lockbolt', String(diameter), 'l2'))
    origin = printed !== undefined && step.number <= printed ? 'standard' : 'computed'
  return { body, length: figure(Number(length.toFixed(1)), origin) }
}

const gripOrigin = ({ diameter, step }: GripByGrip): Origin =>
  step.number <= (printedGripNumbers[diameter] ?? 0) ? 'standard' : 'computed'

function partOf(pin: GripByGrip, about: (grip: string) => Words, replacement?: Finish): Part {
  const { code, diameter, step, head, material, suffix } = pin
  const grip = `${step.min}-${step.max}`
  const stem = `${code}-${tenths(diameter)}-${step.number}-${head}`
  const { body, length } = lengthOf(pin)
  return lockboltPart({
    model: suffix ? `${stem}-${suffix}` : stem,
    diameter,
    grip: { ...step, origin: pin.shortTail ? 'typical' : gripOrigin(pin) },
    head,
    material,
    finish: pin.finish,
    tail: pin.shortTail ? 'short' : 'breaking',
    body,
    length,
    loads: pin.shortTail ? undefined : lockboltLoads[material][diameter],
    loadOrigin: head === 'R' ? 'standard' : 'typical',
    about: about(grip),
    replacements: replacement ? [`${stem}-${replacement}`] : [],
  })
}

/** Better finish that can replace another on the same part. */
const betterFinish: Partial<Record<Finish, Finish>> = { BK: 'ZN', ZN: 'ZF' }

const carbonHeads: readonly { head: Head; diameters: number; finishes: readonly Finish[] }[] = [
  { head: 'R', diameters: 6, finishes: ['ZN', 'ZF', 'BK'] },
  { head: 'T', diameters: 5, finishes: ['ZN', 'ZF'] },
  { head: 'F', diameters: 5, finishes: ['ZN', 'ZF'] },
]

function carbonSteel(): ClassOfParts {
  const parts = carbonHeads.flatMap(({ head, diameters, finishes: kinds }) =>
    largeDiameters.slice(0, diameters).flatMap((diameter) =>
      gripSteps.flatMap((step) =>
        kinds.map((finish) =>
          partOf(
            { code: 'RL1', diameter, step, head, material: 'carbon', finish, suffix: finish },
            (grip) => ({
              zh: `碳钢${heads[head].zh}环槽铆钉，${finishes[finish].zh}，与标准套环成套，用于总厚 ${grip} mm 的钢结构接头。套环压入环槽，没有可以回转的螺纹。`,
              en: `Carbon steel lockbolt, ${small(heads[head].en)}, ${small(finishes[finish].en)}, with its standard collar, for steel joints ${grip} mm thick. The collar is swaged into ring grooves: there is no thread to turn back.`,
            }),
            betterFinish[finish],
          ),
        ),
      ),
    ),
  )
  const className = { zh: '大直径环槽铆钉', en: 'Large-diameter lockbolts, carbon steel' }
  return { category: '环槽铆钉', className, parts }
}

function stainlessSteel(): ClassOfParts {
  const parts = largeDiameters.slice(0, 3).flatMap((diameter) =>
    gripSteps.map((step) =>
      partOf(
        { code: 'RL2', diameter, step, head: 'R', material: 'stainless', finish: 'PL' },
        (grip) => ({
          zh: `不锈钢环槽铆钉，与标准套环成套，用于总厚 ${grip} mm、需要耐腐蚀的接头。`,
          en: `Stainless steel lockbolt with its standard collar, for joints ${grip} mm thick that must resist corrosion.`,
        }),
      ),
    ),
  )
  const className = { zh: '不锈钢环槽铆钉', en: 'Stainless steel lockbolts' }
  return { category: '环槽铆钉', className, parts }
}

const alloys: readonly ('2024' | '6061')[] = ['2024', '6061']

function aluminium(): ClassOfParts {
  const parts = alloys.flatMap((material) =>
    largeDiameters.slice(0, 3).flatMap((diameter) =>
      gripSteps.map((step) =>
        partOf(
          { code: 'RL3', diameter, step, head: 'R', material, finish: 'PL', suffix: material },
          (grip) => ({
            zh: `${material} 铝合金环槽铆钉，与标准套环成套，用于总厚 ${grip} mm 的铝合金车体和结构。`,
            en: `Lockbolt of aluminium alloy ${material} with its standard collar, for aluminium car bodies and structures ${grip} mm thick.`,
          }),
        ),
      ),
    ),
  )
  const className = { zh: '铝合金环槽铆钉', en: 'Aluminium lockbolts' }
  return { category: '环槽铆钉', className, parts }
}

/** Diameters of short-tail pins are from a published approval; their loads are unknown. */
function shortTail(): ClassOfParts {
  const parts = shortTailDiameters.flatMap((diameter) =>
    gripSteps.map((step) =>
      partOf(
        {
          code: 'RL6',
          diameter,
          step,
          head: 'R',
          material: 'carbon',
          finish: 'ZF',
          shortTail: true,
        },
        (grip) => ({
          zh: `短尾环槽铆钉，铆接后无断尾，拉力小、噪声低，用于总厚 ${grip} mm 的接头。`,
          en: `Lockbolt whose short tail stays: no pintail breaks off, the pull is low and quiet; for joints ${grip} mm thick.`,
        }),
      ),
    ),
  )
  const className = { zh: '短尾环槽铆钉', en: 'Short-tail lockbolts' }
  return { category: '环槽铆钉', className, parts }
}

export const gripByGripClasses = { carbonSteel, stainlessSteel, aluminium, shortTail }
