import type { CalculationPage, Inputs, Results } from './calculate'
import type { FigureGroup } from './figure-group'
import { clampFigures } from './figures-clamp'
import { flexibilityFigures } from './figures-flexibility'
import { stretchingFigures } from './figures-stretching'

export type { Figure, FigureGroup } from './figure-group'

const writers: {
  [Page in CalculationPage]: (result: Results[Page], input: Inputs[Page]) => FigureGroup[]
} = {
  clamp: clampFigures,
  flexibility: flexibilityFigures,
  stretching: stretchingFigures,
}

/** The figures of a result in the order of a report, each with the formula that gives it for this input. */
export function figureGroups<Page extends CalculationPage>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
): FigureGroup[] {
  return writers[page](result, input)
}
