import { boltDiametersFor, fitsRecommendedHole } from '../../domain/catalogue/numeric-inputs'
import type { Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import type { Handlers } from '../handler'
import type { LiveIndex } from './live-index'
import { diametersForHole, gripsForThickness } from './selection/lookups'

type Asked = Schemas['NumberLookup']
type Query = Partial<Asked> & { diameter?: number; thickness?: number }

const holeRules = { fitsRecommended: fitsRecommendedHole, boltDiameters: boltDiametersFor }

/** Seven addresses, by POST and by GET: a hole in mm leaves nominal diameters, a joint thickness in mm leaves grip ranges. */
export function lookupHandlers(live: LiveIndex) {
  const diameters = (asked: Query, language: Language) =>
    asked.diameter
      ? diametersForHole(live.current(), { ...asked, language }, asked.diameter, holeRules)
      : []
  const grips = (asked: Query, language: Language) =>
    asked.thickness
      ? gripsForThickness(live.current(), { ...asked, language }, asked.thickness)
      : []

  return {
    lookUpClassDiameter: ({ body }, { language }) => diameters(body, language),
    lookUpModelDiameter: ({ body }, { language }) => diameters(body, language),
    lookUpInfoDiameter: ({ body }, { language }) => diameters(body, language),
    lookUpClassCodeDiameter: ({ body }, { language }) => diameters(body, language),
    findClassDiameter: ({ query }, { language }) => diameters(query, language),
    findModelDiameter: ({ query }, { language }) => diameters(query, language),
    findInfoDiameter: ({ query }, { language }) => diameters(query, language),
    findClassCodeDiameter: ({ query }, { language }) => diameters(query, language),
    lookUpClassThickness: ({ body }, { language }) => grips(body, language),
    lookUpModelThickness: ({ body }, { language }) => grips(body, language),
    lookUpInfoThickness: ({ body }, { language }) => grips(body, language),
    findClassThickness: ({ query }, { language }) => grips(query, language),
    findModelThickness: ({ query }, { language }) => grips(query, language),
    findInfoThickness: ({ query }, { language }) => grips(query, language),
  } satisfies Partial<Handlers>
}
