/** Codes of the characteristics with a known meaning. */
export const codes = {
  diameter: '2021090001',
  /** joint thickness, a number that finds grip ranges */
  thickness: '2021090002',
  grip: '2021090003',
  /** recommended hole */
  hole: '2021090004',
  /** actual hole, a number that finds diameters */
  aperture: '2021090005',
  head: '2021090006',
  material: '2021090007',
  propertyClass: '2021090008',
  finish: '2021090009',
  collar: '2021090010',
  tail: '2021090011',
  length: '2021090012',
  pitch: '2021090013',
  extent: '2021090014',
  standard: '2021090015',
  locking: '2021090016',
  temperature: '2021090017',
  /** diameters of the fasteners a tool sets */
  fits: '2021090101',
  drive: '2021090102',
  pressure: '2021090103',
  gun: '2021090104',
} as const
