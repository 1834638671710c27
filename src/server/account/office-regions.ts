import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Handlers } from '../http/handler'
import { sortedBy } from '../records/in-memory-order'
import { countByRegion } from './office-regions.sql'
import { regionTree } from './regions'

type Region = Schemas['OfficeRegion']
type Node = Schemas['RegionNode']

/** Regions that users choose from. Read-only: they come with npm packages that follow the standards. */
export const officeRegions = {
  async listOfficeRegions({ query }, { database, language }) {
    const { kind, keyword, order, current, size } = query
    const users = await countByRegion(database)
    const wanted = keyword?.trim().toLowerCase() ?? ''
    const regions = flat(language)
      .filter((region) => !kind || region.kind === kind)
      .filter(({ code, nameZh, nameEn }) =>
        [code, nameZh, nameEn].some((part) => part.toLowerCase().includes(wanted)),
      )
      .map((region) => ({ ...region, users: users.get(region.code) ?? 0 }))
    const records = sortedBy(regions, order).slice((current - 1) * size, current * size)
    return { records, total: regions.length, current, size }
  },
} satisfies Partial<Handlers>

/** The tree flattened: each region after its parent, in the order of the choice. */
function flat(language: Language): Omit<Region, 'users'>[] {
  const english = namesIn('en')
  const chinese = namesIn('zh')
  const rows: Omit<Region, 'users'>[] = []
  const walk = (nodes: Node[], kinds: readonly Region['kind'][], within?: string) => {
    const [kind = 'city', ...below] = kinds
    for (const { code, name, children = [] } of nodes) {
      rows.push({
        id: rows.length + 1,
        code,
        kind,
        nameZh: chinese.get(code) ?? name,
        nameEn: english.get(code) ?? name,
        ...(within && { within }),
      })
      walk(children, below, name)
    }
  }
  walk(regionTree(language), ['country', 'province', 'city'])
  return rows
}

function namesIn(language: Language): Map<string, string> {
  const pairs = (nodes: Node[]): [string, string][] =>
    nodes.flatMap(({ code, name, children = [] }) => [[code, name], ...pairs(children)])
  return new Map(pairs(regionTree(language)))
}
