import type { Design, Dimension } from './design'
import { familyOf, type FamilyName } from './families'
import { measuresOf, type Measures } from './measures'
import type { PartFacts } from './part-facts'
import type { Surface } from './surfaces'

/** A model with everything its drawing, 3D model and picture need. */
export interface Part extends Design {
  readonly family: FamilyName
  readonly surface: Surface
  readonly facts: PartFacts
  /** All sizes in use, each with its origin. */
  readonly dimensions: readonly Dimension[]
  readonly measures: Measures
}

/** True if such a part has a known shape. */
export const hasShape = (facts: PartFacts) => familyOf(facts) !== undefined

/** The part to draw; call only if `hasShape`. */
export function partOf(facts: PartFacts): Part {
  const family = familyOf(facts)
  if (!family) throw new Error(`No shape is known for the class ${facts.className}`)
  const { name, table, design } = family
  const measures = measuresOf(facts, table)
  const surface = surfaceOf(facts, name)
  const made = design(measures, surface)
  return { ...made, family: name, surface, facts, dimensions: measures.noted(), measures }
}

/** Patterns of finishes and materials, most specific first. */
const surfaceRules: readonly (readonly [RegExp, Surface])[] = [
  [/不锈钢|A2-|A4-/, 'stainless'],
  [/铝合金|铝质|2024|6061/, 'aluminium'],
  [/锌铝|达克罗/, 'zincFlake'],
  [/锌镍/, 'zincNickel'],
  [/热浸/, 'hotDip'],
  [/电镀锌|镀锌/, 'zinc'],
  [/发黑|氧化|磷化/, 'black'],
]

const bareOf: Partial<Record<FamilyName, Surface>> = {
  socketCapScrew: 'black',
  countersunkScrew: 'black',
  buttonScrew: 'black',
  springWasher: 'black',
  conicalWasher: 'black',
  blindRivet: 'aluminium',
  rivetNut: 'zinc',
}

function surfaceOf({ values, className, category }: PartFacts, family: FamilyName): Surface {
  const material = `${values.material ?? ''} ${values.propertyClass ?? ''} ${className}`
  const text = `${values.finish ?? ''} ${material}`
  const noble = surfaceRules.slice(0, 2).find(([pattern]) => pattern.test(material))
  const rule = noble ?? surfaceRules.slice(2).find(([pattern]) => pattern.test(text))
  if (rule) return rule[1]
  if (/铝/.test(`${material}${category}`)) return 'aluminium'
  return bareOf[family] ?? 'plainSteel'
}
