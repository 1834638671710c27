/** English plurals of units; abbreviations stay unchanged: 5 kg. */
const plurals: Readonly<Record<string, string>> = {
  pc: 'pcs',
  piece: 'pieces',
  set: 'sets',
  pair: 'pairs',
  box: 'boxes',
  pack: 'packs',
  package: 'packages',
  packet: 'packets',
  bag: 'bags',
  carton: 'cartons',
  case: 'cases',
  pallet: 'pallets',
  roll: 'rolls',
  reel: 'reels',
  coil: 'coils',
  sheet: 'sheets',
  unit: 'units',
  item: 'items',
  kit: 'kits',
  test: 'tests',
  sample: 'samples',
}
const singulars = Object.fromEntries(
  Object.entries(plurals).map(([singular, plural]) => [plural, singular]),
)

/** A unit beside a number: "1 set", "20 sets"; unknown units stay unchanged: "20 套". */
export function countedUnit(count: number, unit: string): string {
  const written = unit.toLowerCase().replace(/\(s\)$/, '')
  const singular = singulars[written] ?? written
  const many = plurals[singular]
  if (!many) return unit
  return count === 1 ? singular : many
}
