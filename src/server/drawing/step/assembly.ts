import type { Piece } from '../joint'
import { entitiesOf, quoted, type Entities, type Id } from './entities'
import { stepFile, writeFrame } from './frame'
import {
  fidelityText,
  writePart,
  writeProduct,
  writeProperty,
  type WrittenProduct,
} from './product'
import { propertiesOf, type ProductFacts } from './step'
import type { Fidelity } from '../brep/solid'
import type { Part } from '../facts'

/** A piece of an assembly with the facts of its product. */
export interface AssembledPiece extends Piece {
  readonly facts: ProductFacts
}

/** The STEP file of several parts at their places; a part that occurs twice is written once. */
export function assemblyOf(
  name: string,
  pieces: readonly AssembledPiece[],
  about: { grip: number; date: string },
): string {
  const entities = entitiesOf()
  const frame = writeFrame(entities)
  const parts = new Map<Part, WrittenProduct>()
  const fidelities = new Set<Fidelity>()
  const placed = pieces.map(({ part, facts, z }) => {
    const known = parts.get(part)
    if (known) return { product: known, part, z }
    const product = writePart(entities, frame, part, propertiesOf(part, facts))
    product.fidelities.forEach((fidelity) => fidelities.add(fidelity))
    parts.set(part, product)
    return { product, part, z }
  })
  const origin = entities.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])
  const places = placed.map(({ z }) => entities.placement([0, 0, z], [0, 0, 1], [1, 0, 0]))
  const whole = writeProduct(
    entities,
    frame,
    { id: name, name, description: 'Joint at its grip' },
    {
      kind: 'SHAPE_REPRESENTATION',
      origin,
      items: [...new Set(places)].filter((id) => id !== origin),
    },
  )
  placed.forEach(({ product, part }, i) =>
    writeOccurrence(entities, whole, product, {
      name: `${part.facts.model}:${i + 1}`,
      place: places[i] ?? origin,
    }),
  )
  writeProperty(entities, frame, whole.definition, {
    name: 'grip',
    text: `${about.grip} mm`,
  })
  return stepFile(entities, name, fidelityText(fidelities), about.date)
}

function writeOccurrence(
  { add }: Entities,
  whole: WrittenProduct,
  product: WrittenProduct,
  { name, place }: { name: string; place: Id },
) {
  const occurrence = add(
    `NEXT_ASSEMBLY_USAGE_OCCURRENCE(${quoted(name)},${quoted(name)},'',#${whole.definition},#${product.definition},$)`,
  )
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',#${occurrence})`)
  const move = add(`ITEM_DEFINED_TRANSFORMATION('','',#${product.origin},#${place})`)
  const relation = add(
    `(REPRESENTATION_RELATIONSHIP('','',#${product.representation},#${whole.representation})REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(#${move})SHAPE_REPRESENTATION_RELATIONSHIP())`,
  )
  add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(#${relation},#${shape})`)
}
