import { attachmentCalls } from './attachments/calls'
import { activation } from './account/activation'
import { avatars } from './account/avatars'
import { baseInfo } from './account/base-info'
import { codes } from './account/codes'
import { company } from './account/company'
import { confirmation } from './account/confirmation'
import { contacts } from './account/contacts'
import { invitations } from './account/invitations'
import { languages } from './account/languages'
import { logins } from './account/logins'
import { officeRegions } from './account/office-regions'
import { ownData } from './account/own-data'
import { provePassword } from './account/own-password'
import { ownSessions } from './account/own-sessions'
import { customerAccounts } from './account/customer-accounts'
import { people } from './account/people'
import { personActions } from './account/person-actions'
import { personalCounts } from './account/personal-counts'
import { phoneAreas } from './account/phone-areas'
import { regions } from './account/regions'
import { registration } from './account/registration'
import { passwordChange } from './account/password-change'
import { resets } from './account/resets'
import { secondFactor } from './account/second-factor'
import { secondLogin } from './account/second-login'
import { securityEvents } from './account/security-events'
import { staff } from './account/staff'
import { users } from './account/users'
import { boltSearchHandlers, type BoltCatalogue } from './calculation/bolt-search'
import { calculations } from './calculation/calculations'
import { calculationProducts } from './calculation/product-figures'
import { reportPdf } from './calculation/report-pdf'
import { reports } from './calculation/reports'
import { threads } from './calculation/threads'
import { categoryHooks } from './catalogue/editing/categories'
import { characteristicHooks } from './catalogue/editing/characteristics'
import { readingWordHooks } from './catalogue/vocabulary/words'
import { chatHandlers } from './chat/chat'
import { robotEntryHooks } from './chat/entries'
import { cannedReplyHooks } from './chat/placeholders'
import type { RobotCatalogue } from './chat/robot-catalogue'
import { appPackage } from './content/app-package'
import { bootData } from './content/boot-data'
import { contentFiles } from './content/content-files'
import { contentSteps } from './content/content-steps'
import { contents } from './content/contents'
import { experiments } from './content/experiments'
import { home } from './content/home'
import { publications } from './content/publications'
import { scenes } from './content/scenes'
import { sitePages } from './content/site-pages'
import { board } from './messages/board'
import { notifications } from './messages/notifications'
import { officeBoard } from './messages/office-board'
import { messageStream } from './messages/stream'
import type { MessageFeed } from './notifications/feed'
import { apiKeys } from './operation/api-keys'
import { auditLog } from './operation/audit-log'
import { backups } from './operation/backups'
import { devOutbox } from './operation/dev-outbox'
import { dictionaryHooks } from './operation/dictionaries'
import { operationFigures } from './operation/figures'
import { conditionList } from './operation/condition-list'
import { installation } from './operation/installation'
import { health, type HealthParts, type Readiness } from './operation/health'
import { jobList } from './operation/job-list'
import { noticeHooks } from './operation/notices'
import { parameters } from './operation/parameters'
import { settingList } from './operation/setting-list'
import { publicSettings } from './operation/settings'
import { savedViews } from './operation/views'
import { workQueues } from './operation/work-queues'
import { acceptances } from './orders/acceptances'
import { amendments } from './orders/amendments'
import { cart } from './orders/cart'
import { customCart } from './orders/custom-cart'
import { customOrders } from './orders/custom-orders'
import { customerParts } from './orders/customer-parts'
import { deliveryNotices } from './orders/delivery-notices'
import { favourites } from './orders/favourites'
import { intentionOrders } from './orders/intention-orders'
import { officeOrders } from './orders/office-orders'
import { orderChanges } from './orders/order-changes'
import { orderSheets } from './orders/order-sheets'
import { reserveFor } from './orders/reserve-for'
import type { NamedModels } from './orders/entry-products'
import { quickEntry } from './orders/quick-entry'
import { proposals } from './orders/proposal'
import { approvals } from './orders/approvals'
import { salesNotes } from './orders/sales-notes'
import { quotationAttachments } from './orders/quotation-files'
import { quotations } from './orders/quotations'
import { weeklyReport } from './orders/weekly-report'
import { subscriptions } from './orders/subscriptions'
import type { PasswordForm } from './passwords/password-form'
import { fileComplaint } from './quality/complaint-filing'
import { complainedGoods } from './quality/complained-goods'
import { customerProblems } from './quality/customer-problems'
import { documents } from './quality/documents'
import { expenses } from './quality/expenses'
import { qualityAttachments, qualityFiles } from './quality/files'
import { officeComplaints } from './quality/office-complaints'
import { officeProblems } from './quality/office-problems'
import { supplierProblems } from './quality/supplier-problems'
import { priceImports } from './prices/import/price-imports'
import { officeGrids } from './prices/office-grids'
import { officePrices } from './prices/office-prices'
import { batches } from './prices/batch/batches'
import { priceListHooks } from './prices/price-lists'
import { productPrices } from './prices/product-prices'
import { taxRateHooks } from './prices/tax-rates'
import { tradeTermHooks } from './prices/trade-terms'
import type { ConnectionLimits } from './http/connection-limits'
import type { Handlers } from './http/handler'
import { keptRecords } from './records/kept-records'
import { recordAttachments } from './records/record-files'
import type { Sessions } from './security/session'

export interface HandlerParts {
  sessions: Sessions
  passwordForm: PasswordForm
  feed: MessageFeed
  connections: ConnectionLimits
  health: Omit<HealthParts, 'catalogue'>
  catalogue: Readiness &
    NamedModels &
    BoltCatalogue &
    Pick<RobotCatalogue, 'noteUnknown'> & { handlers: CatalogueHandlers }
}

/** The catalogue's handlers: all operations that no other area answers. */
export type CatalogueHandlers = Omit<Handlers, keyof ReturnType<typeof otherHandlers>>

/** Merges the handlers of all areas; a missing one is a compile error. */
export function handlersWith(parts: HandlerParts): Handlers {
  return { ...otherHandlers(parts), ...parts.catalogue.handlers }
}

/**
 * The catalogue's services that other areas need. Declared separately because the catalogue's handlers are typed as
 * "everything the others do not provide".
 */
type OtherParts = Pick<
  HandlerParts,
  'sessions' | 'passwordForm' | 'feed' | 'connections' | 'health'
> & {
  catalogue: Readiness & NamedModels & BoltCatalogue & RobotCatalogue
}

const recordHooks = {
  DictionaryItem: dictionaryHooks,
  Notice: noticeHooks,
  CannedReply: cannedReplyHooks,
  OfficeCategory: categoryHooks,
  OfficeCharacteristic: characteristicHooks,
  ReadingWord: readingWordHooks,
  RobotEntry: robotEntryHooks,
  PriceList: priceListHooks,
  CountryTaxRate: taxRateHooks,
  TradeTerm: tradeTermHooks,
}

function otherHandlers(parts: OtherParts) {
  const { sessions, passwordForm, feed, catalogue, connections } = parts
  return {
    ...logins(sessions, passwordForm),
    ...users,
    ...baseInfo,
    ...avatars,
    ...ownSessions,
    ...confirmation(passwordForm),
    ...ownData(passwordForm),
    ...secondFactor(passwordForm),
    ...secondLogin(sessions),
    ...company,
    ...contacts(passwordForm),
    ...securityEvents,
    ...invitations(sessions, passwordForm),
    ...customerAccounts,
    ...people,
    ...staff,
    ...personActions(sessions),
    ...personalCounts,
    ...regions,
    ...officeRegions,
    ...languages,
    ...codes,
    ...registration(passwordForm),
    ...activation(passwordForm),
    ...passwordChange(passwordForm),
    ...resets(passwordForm),
    ...phoneAreas,
    ...bootData,
    ...home,
    ...scenes,
    ...publications,
    ...experiments,
    ...sitePages,
    ...appPackage,
    ...contents,
    ...contentSteps,
    ...contentFiles,
    ...favourites,
    ...subscriptions,
    ...cart,
    ...customerParts,
    ...quickEntry(catalogue),
    ...customCart,
    ...customOrders,
    ...intentionOrders,
    ...calculationHandlers(catalogue),
    ...productPrices,
    ...officeGrids,
    ...officePrices,
    ...priceImports,
    ...batches,
    ...officeOrders,
    ...quotations,
    ...proposals,
    ...approvals,
    ...salesNotes,
    ...acceptances,
    ...amendments,
    ...weeklyReport,
    ...orderSheets,
    ...orderChanges,
    ...deliveryNotices,
    ...notifications,
    ...messageStream(sessions, feed, connections),
    ...board,
    ...officeBoard,
    ...savedViews,
    ...supplierProblems,
    ...officeProblems,
    ...expenses,
    ...complainedGoods,
    ...customerProblems,
    ...officeComplaints,
    ...qualityFiles,
    ...attachmentCalls({ ...recordAttachments, ...qualityAttachments, ...quotationAttachments }),
    ...documents,
    ...keptRecords(recordHooks),
    ...chatHandlers(catalogue, { fileComplaint, reserveFor }),
    ...publicSettings(passwordForm),
    ...parameters,
    ...auditLog,
    ...apiKeys,
    ...backups((sent, context) => provePassword(sent, passwordForm, context)),
    ...jobList,
    ...settingList,
    ...operationFigures,
    ...workQueues,
    ...devOutbox,
    ...health({ ...parts.health, catalogue }),
    ...conditionList(parts.health.conditions),
    ...installation(),
  }
}

const calculationHandlers = (catalogue: OtherParts['catalogue']) => ({
  ...calculationProducts,
  ...threads,
  ...boltSearchHandlers(catalogue),
  ...calculations,
  ...reports,
  ...reportPdf,
})
