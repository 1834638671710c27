import {
  customers,
  officeRegions,
  securityEvents,
  staffMembers,
  suppliers,
} from './account/resources'
import { reports } from './calculation/resources'
import { officeContents } from './content/resources'
import { catalogueImports, searchMisses } from './catalogue/resources'
import {
  missingTexts,
  officeCategories,
  officeCharacteristics,
  officeClasses,
  officeModels,
} from './catalogue/office/resources'
import { board, news, officeBoard, officeNews } from './messages/resources'
import {
  browsingHistory,
  deliveryNotices,
  favourites,
  officeDeliveries,
  officeReservations,
  purchaseHistory,
  reservations,
} from './orders/resources'
import { cannedReplies, closedServices, robotEntries, unknownQuestions } from './chat/resources'
import { auditLog, backups, dictionaries, jobs, notices, settings } from './operation/resources'
import {
  complaintQueue,
  customerReports,
  problemQueue,
  supplierProblems,
} from './quality/resources'
import type { OfficeResource, Resource } from './screens/resource'
import type { TextKey } from './locale'

/** The lists of the personal centre, in the order of its menu. */
export const customerResources: Resource[] = [
  favourites,
  reservations,
  deliveryNotices,
  purchaseHistory,
  browsingHistory,
  reports,
  news,
  board,
]

/** The lists of the back office as its menu groups them; who may open which is said by the calls behind them. */
export const officeGroups: { title: TextKey; resources: OfficeResource[] }[] = [
  {
    title: 'office.group.work',
    resources: [
      officeReservations,
      officeDeliveries,
      problemQueue,
      complaintQueue,
      officeBoard,
      officeNews,
    ],
  },
  {
    title: 'office.group.catalogue',
    resources: [
      officeClasses,
      officeModels,
      officeCharacteristics,
      officeCategories,
      missingTexts,
      catalogueImports,
      searchMisses,
    ],
  },
  { title: 'office.group.content', resources: [officeContents, notices] },
  {
    title: 'office.group.service',
    resources: [closedServices, cannedReplies, robotEntries, unknownQuestions],
  },
  {
    title: 'office.group.people',
    resources: [customers, suppliers, staffMembers, securityEvents],
  },
  {
    title: 'office.group.operation',
    resources: [dictionaries, officeRegions, settings, jobs, backups, auditLog],
  },
]

export const officeResources: OfficeResource[] = officeGroups.flatMap(({ resources }) => resources)

/** The lists of suppliers. */
export const supplierResources: Resource[] = [supplierProblems]

/** The lists of customers who were opened for quality reports. */
export const analysisResources: Resource[] = [customerReports]
