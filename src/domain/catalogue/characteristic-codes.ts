/** The codes of the characteristics that something is known of: what they measure, or what a part has. */
export const codes = {
  diameter: '2021090001',
  /** the thickness of a joint, a figure that stands for a grip range */
  thickness: '2021090002',
  grip: '2021090003',
  /** the hole that is recommended */
  hole: '2021090004',
  /** the hole that is there, a figure that stands for a diameter */
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
  /** the diameters of fasteners that a tool sets */
  fits: '2021090101',
  drive: '2021090102',
  pressure: '2021090103',
  gun: '2021090104',
} as const
