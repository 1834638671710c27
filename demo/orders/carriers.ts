import type { Schemas } from '../../src/domain/schemas'

/** Carriers of the demo with their tracking pages; both are fictional. */
export const demoCarriers: readonly Schemas['Carrier'][] = [
  {
    name: '云驿物流（演示）',
    nameEn: 'Cloud Post Logistics (demo)',
    trackingPattern: 'https://example.com/track?no={no}',
  },
  {
    name: '海岸快运（演示）',
    nameEn: 'Coastal Express (demo)',
    otherNames: 'Coastal Freight',
    trackingPattern: 'https://example.com/coastal?consignment={no}',
  },
]
