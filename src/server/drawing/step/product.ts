import { brepOfBody } from '../brep/brep'
import type { Fidelity } from '../brep/solid'
import type { Part } from '../facts'
import { linear } from '../glb'
import { surfaces, type Surface } from '../surfaces'
import { list, quoted, real, type Entities, type Id } from './entities'
import type { Frame } from './frame'
import { writeSolid, type WrittenSolid } from './geometry'

/** A fact of a product: a text, or a mass in kg. */
export type Property = { readonly name: string } & (
  { readonly text: string } | { readonly kilograms: number }
)

/** A product in a file, as an assembly needs it. */
export interface WrittenProduct {
  readonly definition: Id
  readonly representation: Id
  readonly origin: Id
}

export interface ProductShape {
  readonly origin: Id
  readonly solids: readonly { readonly written: WrittenSolid; readonly surface: Surface }[]
  readonly fidelities: ReadonlySet<Fidelity>
}

const fidelityTexts: Record<Fidelity, string> = {
  exact: 'Exact planes, cylinders, cones, spheres and tori; threads and knurls are attributes.',
  splined: 'Swept bodies follow their path as B-spline surfaces.',
  faceted: 'Bodies without an exact form are closed and faceted.',
}

/** Says how true the shape is, in words. */
export const fidelityText = (fidelities: ReadonlySet<Fidelity>) =>
  (['exact', 'splined', 'faceted'] as const)
    .filter((fidelity) => fidelities.has(fidelity))
    .map((fidelity) => fidelityTexts[fidelity])
    .join(' ')

/** The identity of a product and its shape representation of the given kind and items. */
export function writeProduct(
  { add }: Entities,
  frame: Frame,
  names: { id: string; name: string; description: string },
  shape: { kind: string; origin: Id; items: readonly Id[] },
): WrittenProduct & { shape: Id } {
  const product = add(
    `PRODUCT(${quoted(names.id)},${quoted(names.name)},${quoted(names.description)},(#${frame.productContext}))`,
  )
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(#${product}))`)
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',#${product})`)
  const definition = add(
    `PRODUCT_DEFINITION('design','',#${formation},#${frame.definitionContext})`,
  )
  const shapeId = add(`PRODUCT_DEFINITION_SHAPE('','',#${definition})`)
  const representation = add(
    `${shape.kind}(${quoted(names.id)},${list([shape.origin, ...shape.items])},#${frame.representationContext})`,
  )
  add(`SHAPE_DEFINITION_REPRESENTATION(#${shapeId},#${representation})`)
  return { definition, representation, origin: shape.origin, shape: shapeId }
}

/** A part with its bodies, colours, threads and facts; its axis is z, its bearing face at z = 0. */
export function writePart(
  entities: Entities,
  frame: Frame,
  part: Part,
  properties: readonly Property[],
): WrittenProduct & { fidelities: ReadonlySet<Fidelity> } {
  const { model, className, classNameEn } = part.facts
  const origin = entities.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])
  const fidelities = new Set<Fidelity>()
  const solids = part.bodies.map((body, i) => {
    const brep = brepOfBody(body)
    fidelities.add(brep.fidelity)
    const name = part.bodies.length > 1 ? `${model} / ${i + 1}` : model
    return { written: writeSolid(entities, brep, name), surface: body.surface }
  })
  const product = writeProduct(
    entities,
    frame,
    { id: model, name: model, description: [classNameEn, className].filter(Boolean).join(' ') },
    {
      kind: 'ADVANCED_BREP_SHAPE_REPRESENTATION',
      origin,
      items: solids.map(({ written }) => written.id),
    },
  )
  for (const { written } of solids) writeNotes(entities, frame, product, written)
  writeColours(entities, frame, solids)
  const all: Property[] = [
    ...properties,
    { name: 'representation', text: fidelityText(fidelities) },
  ]
  for (const property of all) writeProperty(entities, frame, product.definition, property)
  return { ...product, fidelities }
}

/** A fact as a user-defined attribute. */
export function writeProperty(
  { add }: Entities,
  frame: Frame,
  definition: Id,
  property: Property,
): void {
  const item =
    'text' in property
      ? add(`DESCRIPTIVE_REPRESENTATION_ITEM(${quoted(property.name)},${quoted(property.text)})`)
      : add(
          `MEASURE_REPRESENTATION_ITEM(${quoted(property.name)},MASS_MEASURE(${real(property.kilograms)}),#${frame.kilogram})`,
        )
  const general = add(`GENERAL_PROPERTY('',${quoted(property.name)},$)`)
  const held = add(`PROPERTY_DEFINITION(${quoted(property.name)},$,#${definition})`)
  add(`GENERAL_PROPERTY_ASSOCIATION('user defined attribute',$,#${general},#${held})`)
  const values = add(
    `REPRESENTATION(${quoted(property.name)},(#${item}),#${frame.representationContext})`,
  )
  add(`PROPERTY_DEFINITION_REPRESENTATION(#${held},#${values})`)
}

/** Threads and knurls of faces that are plain cylinders. */
function writeNotes(
  { add }: Entities,
  frame: Frame,
  product: { shape: Id; representation: Id },
  { noted }: WrittenSolid,
) {
  for (const { id, note } of noted) {
    const { kind } = note
    const sizes: [string, number][] =
      note.kind === 'thread'
        ? [
            ['nominal diameter', note.diameter],
            ['pitch', note.pitch],
            ['thread length', note.length],
          ]
        : [['depth', note.depth]]
    const text =
      note.kind === 'thread'
        ? `M${note.diameter} x ${note.pitch} ${note.internal ? 'internal' : 'external'}`
        : 'axial knurl'
    const aspect = add(`SHAPE_ASPECT('${kind}',${quoted(text)},#${product.shape},.T.)`)
    add(`GEOMETRIC_ITEM_SPECIFIC_USAGE('','',#${aspect},#${product.representation},#${id})`)
    const held = add(`PROPERTY_DEFINITION('${kind}',${quoted(text)},#${aspect})`)
    const items = sizes.map(([name, value]) =>
      add(
        `MEASURE_REPRESENTATION_ITEM('${name}',POSITIVE_LENGTH_MEASURE(${real(value)}),#${frame.millimetre})`,
      ),
    )
    const values = add(`REPRESENTATION('${kind}',${list(items)},#${frame.representationContext})`)
    add(`PROPERTY_DEFINITION_REPRESENTATION(#${held},#${values})`)
  }
}

function writeColours({ add }: Entities, frame: Frame, solids: ProductShape['solids']) {
  const styles = new Map<Surface, Id>()
  const styleOf = (surface: Surface) => {
    const known = styles.get(surface)
    if (known) return known
    const [red, green, blue] = linear(surfaces[surface].colour).map(real)
    const colour = add(`COLOUR_RGB('',${red},${green},${blue})`)
    const area = add(`FILL_AREA_STYLE('',(#${add(`FILL_AREA_STYLE_COLOUR('',#${colour})`)}))`)
    const side = add(`SURFACE_SIDE_STYLE('',(#${add(`SURFACE_STYLE_FILL_AREA(#${area})`)}))`)
    const style = add(
      `PRESENTATION_STYLE_ASSIGNMENT((#${add(`SURFACE_STYLE_USAGE(.BOTH.,#${side})`)}))`,
    )
    styles.set(surface, style)
    return style
  }
  const items = solids.map(({ written, surface }) =>
    add(`STYLED_ITEM('',(#${styleOf(surface)}),#${written.id})`),
  )
  add(
    `MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',${list(items)},#${frame.representationContext})`,
  )
}
