import {
  customers,
  officeRegions,
  securityEvents,
  staffMembers,
  suppliers,
} from '../account/resources'
import {
  duplicateModels,
  missingTexts,
  officeCategories,
  officeCharacteristics,
  officeClasses,
  officeModels,
} from '../catalogue/editing/resources'
import { catalogueImports, searchMisses } from '../catalogue/resources'
import { closedServices, unknownQuestions } from '../chat/resources'
import { officeContents } from '../content/resources'
import { recordMenu } from '../../generated/record-resources'
import type { TextKey } from '../language/locale'
import { officeBoard, officeNews } from '../messages/office-resources'
import { auditLog, backups, jobs, settings } from '../operation/resources'
import { officeDeliveries, officeReservations } from '../orders/office-resources'
import { complaintQueue, problemQueue } from '../quality/resources'
import type { OfficeResource } from '../screens/resource'

/** The lists of the back office, grouped as in the menu; the calls behind them decide access. */
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
      ...recordMenu.work,
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
      duplicateModels,
      catalogueImports,
      searchMisses,
      ...recordMenu.catalogue,
    ],
  },
  { title: 'office.group.content', resources: [officeContents, ...recordMenu.content] },
  {
    title: 'office.group.service',
    resources: [closedServices, ...recordMenu.service, unknownQuestions],
  },
  {
    title: 'office.group.people',
    resources: [customers, suppliers, staffMembers, securityEvents, ...recordMenu.people],
  },
  {
    title: 'office.group.operation',
    resources: [...recordMenu.operation, officeRegions, settings, jobs, backups, auditLog],
  },
]

export const officeResources: OfficeResource[] = officeGroups.flatMap(({ resources }) => resources)
