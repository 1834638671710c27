/** The characteristics that the selection knows by their codes. */
export const diameterCode = '2021090001'
export const apertureCode = '2021090005'
export const holeCode = '2021090004'
export const gripCode = '2021090003'
export const thicknessCode = '2021090002'
export const pitchCode = '2021090013'
