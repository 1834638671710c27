import { customers, securityEvents, staffMembers, suppliers } from './account/resources'
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
import { cannedReplies, robotEntries, unknownQuestions } from './chat/resources'
import { auditLog, backups, dictionaries, jobs, notices, settings } from './operation/resources'
import {
  complaintQueue,
  customerReports,
  problemQueue,
  supplierProblems,
} from './quality/resources'
import type { Resource } from './screens/resource'

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

/** The lists of the back office, in the order of its menu; who may open which is said by the calls behind them. */
export const officeResources: Resource[] = [
  officeReservations,
  officeDeliveries,
  problemQueue,
  complaintQueue,
  officeBoard,
  officeNews,
  officeContents,
  catalogueImports,
  officeClasses,
  officeModels,
  officeCharacteristics,
  officeCategories,
  missingTexts,
  searchMisses,
  cannedReplies,
  robotEntries,
  unknownQuestions,
  notices,
  dictionaries,
  jobs,
  backups,
  settings,
  auditLog,
  customers,
  suppliers,
  staffMembers,
  securityEvents,
]

/** The lists of suppliers. */
export const supplierResources: Resource[] = [supplierProblems]

/** The lists of customers who were opened for quality reports. */
export const analysisResources: Resource[] = [customerReports]
