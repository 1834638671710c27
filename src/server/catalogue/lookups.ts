import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import type { LiveIndex } from './index/live-index'
import { findByMeasures } from './index/finder'
import { diametersForHole, gripsForThickness } from './index/lookups'

type Asked = Schemas['NumberLookup']
type Query = Partial<Asked> & { diameter?: number; thickness?: number }

/**
 * Seven addresses, by POST and GET: nominal diameters for a hole (mm), grip ranges for a joint thickness (mm). The finder
 * asks for both at once.
 */
export function lookupHandlers(live: LiveIndex) {
  const diameters = (asked: Query, context: Context) =>
    diametersForHole(
      live.current(),
      { ...asked, language: context.language },
      measureOf(asked, 'diameter', context),
    )
  const grips = (asked: Query, context: Context) =>
    gripsForThickness(
      live.current(),
      { ...asked, language: context.language },
      measureOf(asked, 'thickness', context),
    )

  return {
    lookUpClassDiameter: ({ body }, context) => diameters(body, context),
    lookUpModelDiameter: ({ body }, context) => diameters(body, context),
    lookUpInfoDiameter: ({ body }, context) => diameters(body, context),
    lookUpClassCodeDiameter: ({ body }, context) => diameters(body, context),
    findClassDiameter: ({ query }, context) => diameters(query, context),
    findModelDiameter: ({ query }, context) => diameters(query, context),
    findInfoDiameter: ({ query }, context) => diameters(query, context),
    findClassCodeDiameter: ({ query }, context) => diameters(query, context),
    lookUpClassThickness: ({ body }, context) => grips(body, context),
    lookUpModelThickness: ({ body }, context) => grips(body, context),
    lookUpInfoThickness: ({ body }, context) => grips(body, context),
    findClassThickness: ({ query }, context) => grips(query, context),
    findModelThickness: ({ query }, context) => grips(query, context),
    findInfoThickness: ({ query }, context) => grips(query, context),

    findByMeasures: ({ query }, { language }) =>
      findByMeasures(live.current(), { ...query, language }, query),
  } satisfies Partial<Handlers>
}

/** All lookups share one body schema, so each handler checks the figure that it needs. */
function measureOf(
  asked: Query,
  name: 'diameter' | 'thickness',
  { text }: Pick<Context, 'text'>,
): number {
  const measure = asked[name]
  if (measure !== undefined) return measure
  const message = text('common.check.required', { name: text(`catalogue.${name}`) })
  throw new Refusal('common.badInput', { errors: [{ path: name, message }] })
}
