import { customerReports } from '../quality/resources'
import { arriveScreen, Screens } from '../screens/Screens'

export const resources = [customerReports]

/** The generated pages of customers with access to quality reports. */
export function AnalysisScreens() {
  return <Screens resources={resources} />
}

AnalysisScreens.arrive = () => arriveScreen(resources)
