import { text } from '../../language/locale'
import { GuideMask } from '../../ui/GuideMask'

/** Tour for first-time visitors, and the button that shows it again. */
export function SelectionTour({ ready }: { ready: boolean }) {
  const steps = [
    { target: '[data-tour=scope]', name: 'scope' },
    { target: '[data-tour=facets]', name: 'facets' },
    { target: '[data-tour=number]', name: 'number' },
    { target: '[data-tour=sort]', name: 'sort' },
    { target: '[data-tour=results]', name: 'results' },
  ] as const
  return (
    <GuideMask
      storageKey="hasMask"
      ready={ready}
      steps={steps.map(({ target, name }) => ({
        target,
        title: text(`catalogue.selection.tour.${name}`),
        body: text(`catalogue.selection.tour.${name}Body`),
      }))}
    />
  )
}
