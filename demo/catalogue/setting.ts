import { tenths, type CollarStyle, type PinMaterial } from './words'

/** Diameters (mm) of large and small lockbolts, for which tools and collars are made. */
export const largeDiameters: readonly number[] = [12.7, 15.9, 19.1, 22.2, 25.4, 28.6]
export const smallDiameters: readonly number[] = [4.8, 6.4, 7.9, 9.5]
export const shortTailDiameters: readonly number[] = [12, 14, 16, 20, 25.4]

const isLarge = (diameter: number) => largeDiameters.includes(diameter)
const isSmall = (diameter: number) => smallDiameters.includes(diameter)

/** Material suffix in a collar's model code. */
export const collarMaterials: Readonly<Record<PinMaterial, string>> = {
  carbon: 'ST',
  stainless: 'SS',
  aluminium: 'AL',
  2024: 'A2',
  6061: 'A6',
}

export const collarModel = (diameter: number, style: CollarStyle, material: PinMaterial) =>
  `RC-${tenths(diameter)}-${style}-${collarMaterials[material]}`

export interface SettingTools {
  gun?: string
  nose?: string
  gauge?: string
}

/** Tools that set a pin of this diameter; empty if the range of tools has none. */
export function toolsFor(diameter: number): SettingTools {
  const nose = `NS-${tenths(diameter)}-S`
  if (isSmall(diameter)) return { gun: `GP-${tenths(diameter)}`, nose }
  if (!isLarge(diameter)) return {}
  return { gun: `GH-${tenths(diameter)}`, nose, gauge: `SG-${tenths(diameter)}` }
}
