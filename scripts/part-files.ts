import { demoParts } from '../demo/catalogue/parts'
import { partOf } from '../src/server/drawing/facts'
import { stepOf } from '../src/server/drawing/step/step'
import { checkStep } from './part-files/readers'
import { statedWeights, weightByShape } from './part-files/weights'

/**
 * npm run part-files -- [weights] [steps] [--every=N]: lists net weights of the demo that differ from the shape by more than
 * one percent, and reads the STEP file of every Nth model back with a CAD kernel.
 */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isAsked = (part: string) => named.length === 0 || named.includes(part)
const every = Number(/--every=(\d+)/.exec(process.argv.join(' '))?.[1] ?? 1)
const about = { address: 'https://shop.example/', date: '2026-01-01T00:00:00' }

if (isAsked('weights')) {
  const stated = statedWeights()
  const byFamily = new Map<string, { models: number; apart: string[]; differences: number[] }>()
  for (const facts of demoParts()) {
    const weight = stated.get(facts.model)
    if (facts.categoryType !== 1 || weight === undefined) continue
    const part = partOf(facts)
    const difference = weightByShape(part) / weight - 1
    const family = byFamily.get(part.family) ?? { models: 0, apart: [], differences: [] }
    byFamily.set(part.family, family)
    family.models++
    family.differences.push(difference)
    if (Math.abs(difference) > 0.01)
      family.apart.push(`${facts.model} ${(difference * 100).toFixed(1)} %`)
  }
  for (const [family, { models, apart: outside, differences }] of byFamily) {
    const middle = differences.sort((a, b) => a - b)[differences.length >> 1] ?? 0
    console.log(
      `${family}: ${outside.length} of ${models} differ, median ${(middle * 100).toFixed(1)} %`,
    )
    for (const line of process.argv.includes('--all') ? outside : outside.slice(0, 3))
      console.log(`  ${line}`)
  }
}

if (isAsked('steps')) {
  let read = 0
  const wrong: string[] = []
  for (const [i, facts] of demoParts().entries()) {
    if (i % every) continue
    const part = partOf(facts)
    const { valid, solids, volume } = await checkStep(stepOf(part, about))
    read++
    if (!valid || solids !== part.bodies.length || !(volume > 0)) wrong.push(facts.model)
  }
  console.log(`${read} STEP files read, ${wrong.length} with faults`, wrong.slice(0, 20))
  process.exitCode = wrong.length > 0 ? 1 : 0
}
