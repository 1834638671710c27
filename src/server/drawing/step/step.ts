import type { Part } from '../facts'
import { entitiesOf } from './entities'
import { stepFile, writeFrame } from './frame'
import { fidelityText, writePart, type Property } from './product'

/** Facts of a product that its shape does not follow from. */
export interface ProductFacts {
  /** Address of the product page. */
  readonly address: string
  readonly kilograms?: number
  /** Day of the data, such as 2026-11-27T00:00:00. */
  readonly date: string
}

/** The STEP file (ISO 10303-21, AP242) of a part, in mm. */
export function stepOf(part: Part, facts: ProductFacts): string {
  const entities = entitiesOf()
  const frame = writeFrame(entities)
  const { fidelities } = writePart(entities, frame, part, propertiesOf(part, facts))
  return stepFile(entities, part.facts.model, fidelityText(fidelities), facts.date)
}

export function propertiesOf({ facts }: Part, { address, kilograms }: ProductFacts): Property[] {
  const { values, standardNumber, model, className, classNameEn } = facts
  const texts: [string, string | undefined][] = [
    ['part number', model],
    ['name', classNameEn],
    ['name (zh)', className],
    ['standard', standardNumber],
    ['property class', values.propertyClass],
    ['material', values.material],
    ['finish', values.finish],
    ['address', address],
  ]
  return [
    ...texts.flatMap(([name, text]) => (text ? [{ name, text }] : [])),
    ...(kilograms === undefined ? [] : [{ name: 'net weight', kilograms }]),
  ]
}
