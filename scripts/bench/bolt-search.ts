import { codes } from '../../src/domain/catalogue/characteristic-codes'
import { coarsePitchOf } from '../../src/domain/standards/threads'
import type { JointSearch } from '../../src/domain/calculation/search/bolt-model'
import { jointExample } from '../../src/domain/calculation/examples'
import { foundAmong } from '../../src/server/calculation/bolt-candidates'
import { boltGroups } from '../../src/server/catalogue/index/bolt-groups'
import type { BoltGroup } from '../../src/domain/calculation/search/bolt-groups'
import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import { figure, goalAt, type Figure } from './figures'

const most = { joints: 2000, candidates: 50 }

/** Finds a bolt for a joint: what holds the server up, and the whole without the reading of base information. */
export function measureBoltSearch(index: CatalogueIndex, models: number): Figure[] {
  const search: JointSearch = {
    joint: jointExample,
    holes: 'drilled',
    torque: 'recommended',
  }
  const started = performance.now()
  const { groups } = boltGroups(index, search, {})
  const narrowed = performance.now() - started
  // The generated catalogue has neither pitches nor standards that are published.
  const published = groups.map((group) => ({
    ...group,
    values: { ...group.values, ...usual(group) },
  }))
  const rows = groups.flatMap(({ ids }) => ids.map((id) => ({ id, baseInfo: {} })))
  foundAmong({ search, groups: published, most }, rows)
  const whole = performance.now() - started
  const goals = {
    held: goalAt(models, { 1e4: 100, 1e5: 100 }),
    all: goalAt(models, { 1e4: 1000, 1e5: 3000 }),
  }
  return [
    {
      models,
      ...figure('a bolt for a joint, narrowing the catalogue', narrowed, 'ms', goals.held),
    },
    { models, ...figure('a bolt for a joint, calculating the candidates', whole, 'ms', goals.all) },
  ]
}

function usual({ values }: BoltGroup) {
  const d = Number(/\d+/.exec(values[codes.diameter] ?? '')?.[0])
  return { [codes.pitch]: String(coarsePitchOf(d) ?? ''), [codes.standard]: 'ISO 4762' }
}
