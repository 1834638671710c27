import { analysisResources } from '../resources'
import { Screens } from '../screens/Screens'

/** The generated pages of customers who were opened for quality reports. */
export function AnalysisScreens() {
  return <Screens resources={analysisResources} />
}
