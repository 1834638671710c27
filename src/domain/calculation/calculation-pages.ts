export const calculationPages = ['clamp', 'flexibility', 'stretching'] as const

export type CalculationPage = (typeof calculationPages)[number]
