import { demoParts } from '../../../demo/catalogue/parts'
import { partOf, type Part } from '../../../src/server/drawing/facts'
import type { PartFacts } from '../../../src/server/drawing/part-facts'

/** Every model of the demo catalogue. */
export const demo: readonly PartFacts[] = demoParts()

export function partNamed(model: string): Part {
  const facts = demo.find((one) => one.model === model)
  if (!facts) throw new Error(`The demo has no model ${model}`)
  return partOf(facts)
}

const classes = new Map<string, PartFacts[]>()
for (const facts of demo)
  classes.set(facts.className, [...(classes.get(facts.className) ?? []), facts])

/** The first, the middle and the last model of each class: small and large, short and long. */
export const classExamples: readonly PartFacts[] = [...classes.values()].flatMap((models) => [
  models[0]!,
  models[models.length >> 1]!,
  models.at(-1)!,
])

/** One model of each class. */
export const oneOfEachClass = classExamples.filter((_, i) => i % 3 === 1)

/** An SVG file as a document; a file that is no XML fails. */
export function documentOf(svg: string) {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const fault = document.querySelector('parsererror')
  if (fault) throw new Error(fault.textContent ?? 'No XML')
  return document
}
