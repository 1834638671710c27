import {
  customerAccounts,
  customers,
  officeRegions,
  securityEvents,
  staffMembers,
  suppliers,
} from '../account/resources'
import {
  duplicateModels,
  missingTexts,
  officeCharacteristics,
  officeClasses,
  officeModels,
} from '../catalogue/editing/resources'
import { catalogueImports, searchMisses } from '../catalogue/resources'
import { shippedWords, unknownWords } from '../catalogue/vocabulary/resources'
import { closedServices, givenAnswers, unknownQuestions } from '../chat/resources'
import { officeContents } from '../content/resources'
import type { Visitor } from '../../domain/account/access'
import {
  officeCategories,
  recordMenu,
  taxRates,
  tradeTerms,
} from '../../generated/record-resources'
import type { TextKey } from '../language/locale'
import { officeBoard, officeNews } from '../messages/office-resources'
import { apiKeys, auditLog, backups, jobs, settings } from '../operation/resources'
import { officeDeliveries, officeReservations } from '../orders/office-resources'
import { listPrices, priceImports, priceLists, stockFigures } from '../prices/resources'
import { complaintQueue, problemQueue } from '../quality/resources'
import { mayOpen } from '../screens/may-open'
import type { OfficeResource } from '../screens/resource'
import type { IconName } from '../ui/Icon'

export interface OfficeGroup {
  title: TextKey
  icon: IconName
  resources: OfficeResource[]
}

/** The lists of the back office, grouped as in the menu; the calls behind them decide access. */
export const officeGroups: OfficeGroup[] = [
  {
    title: 'office.group.work',
    icon: 'inbox',
    resources: [
      customerAccounts,
      officeReservations,
      officeDeliveries,
      problemQueue,
      complaintQueue,
      officeBoard,
      officeNews,
      ...recordMenu.work,
    ],
  },
  {
    title: 'office.group.catalogue',
    icon: 'grid',
    resources: [
      officeClasses,
      officeModels,
      officeCharacteristics,
      officeCategories,
      missingTexts,
      duplicateModels,
      catalogueImports,
      searchMisses,
      unknownWords,
      ...recordMenu.catalogue,
      shippedWords,
    ],
  },
  {
    title: 'office.group.prices',
    icon: 'tag',
    resources: [priceLists, listPrices, stockFigures, priceImports, taxRates, tradeTerms],
  },
  {
    title: 'office.group.content',
    icon: 'file',
    resources: [officeContents, ...recordMenu.content],
  },
  {
    title: 'office.group.service',
    icon: 'headset',
    resources: [closedServices, ...recordMenu.service, unknownQuestions, givenAnswers],
  },
  {
    title: 'office.group.people',
    icon: 'users',
    resources: [customers, suppliers, staffMembers, securityEvents, ...recordMenu.people],
  },
  {
    title: 'office.group.operation',
    icon: 'gear',
    resources: [...recordMenu.operation, officeRegions, apiKeys, settings, jobs, backups, auditLog],
  },
]

/** The groups with the lists that the user may open. */
export const groupsFor = (user: Visitor): OfficeGroup[] =>
  officeGroups
    .map((group) => ({
      ...group,
      resources: group.resources.filter((resource) => mayOpen(resource, user)),
    }))
    .filter(({ resources }) => resources.length > 0)

export const officeResources: OfficeResource[] = officeGroups.flatMap(({ resources }) => resources)
