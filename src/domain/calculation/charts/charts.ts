import type { CalculationPage, Inputs, Results } from '../calculate'
import type { Chart, ChartFrame } from './chart'
import { clampCharts } from './clamp-charts'
import { flexibilityCharts } from './flexibility-charts'
import { stretchingCharts } from './stretching-charts'

const drawing: {
  [Page in CalculationPage]: (
    input: Inputs[Page],
    result: Results[Page],
    frame: ChartFrame,
  ) => Chart[]
} = {
  clamp: clampCharts,
  flexibility: flexibilityCharts,
  stretching: (_input, result, frame) => stretchingCharts(result, frame),
}

/** The charts of a page, from what was computed. */
export function chartsOf<Page extends CalculationPage>(
  page: Page,
  input: Inputs[Page],
  result: Results[Page],
  frame: ChartFrame,
): Chart[] {
  return drawing[page](input, result, frame)
}
