import type { Schemas } from '../../src/domain/schemas'

/** Tracking pages as the carriers publish them; the carrier of the demo is fictional, and so is its page. */
export const demoCarriers: readonly Schemas['Carrier'][] = [
  {
    name: '云驿物流（演示）',
    nameEn: 'Cloud Post Logistics (demo)',
    trackingPattern: 'https://example.com/track?no={no}',
  },
  {
    name: 'DHL',
    otherNames: 'DHL Express; 敦豪',
    trackingPattern: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={no}',
  },
  {
    name: 'FedEx',
    otherNames: 'Federal Express; 联邦快递',
    trackingPattern: 'https://www.fedex.com/fedextrack/?trknbr={no}',
  },
  {
    name: 'UPS',
    otherNames: 'United Parcel Service',
    trackingPattern: 'https://www.ups.com/track?tracknum={no}',
  },
]
