import { logins } from './account/logins'
import { languages } from './account/languages'
import { users } from './account/users'
import { calculations } from './calculation/calculations'
import { calculationProducts } from './calculation/products'
import { reportPdf } from './calculation/report-pdf'
import { reports } from './calculation/reports'
import { threads } from './calculation/threads'
import { chatHandlers } from './chat/chat'
import type { RobotCatalogue } from './chat/robot-figures'
import { bootData } from './content/boot-data'
import type { Handlers } from './handler'
import { notifications } from './messages/notifications'
import { health, type Readiness } from './operation/health'
import { devOutbox } from './operation/dev-outbox'
import { parameters } from './operation/parameters'
import { publicSettings } from './operation/settings'
import { cart } from './orders/cart'
import { customCart } from './orders/custom-cart'
import { customOrders } from './orders/custom-orders'
import { deliveryNotices } from './orders/delivery-notices'
import { favourites } from './orders/favourites'
import { customerParts } from './orders/customer-parts'
import { intentionOrders } from './orders/intention-orders'
import { customerProblems } from './quality/customer-problems'
import { expenses } from './quality/expenses'
import { qualityFiles } from './quality/files'
import { officeComplaints } from './quality/office-complaints'
import { officeProblems } from './quality/office-problems'
import { documents } from './quality/documents'
import { supplierProblems } from './quality/supplier-problems'
import { quickEntry, type NamedModels } from './orders/quick-entry'
import { officeOrders } from './orders/office-orders'
import { orderSheets } from './orders/order-sheets'
import { quotations } from './orders/quotations'
import { subscriptions } from './orders/subscriptions'
import type { PasswordForm } from './passwords/password-form'
import type { Sessions } from './session'

export interface HandlerParts {
  sessions: Sessions
  passwordForm: PasswordForm
  catalogue: Readiness & NamedModels & { handlers: CatalogueHandlers }
}

/** What the catalogue answers: every operation that no other area does. */
export type CatalogueHandlers = Omit<Handlers, keyof ReturnType<typeof otherHandlers>>

/** All areas' handlers in one object; a gap is a compile error. */
export function handlersWith(parts: HandlerParts): Handlers {
  return { ...otherHandlers(parts), ...parts.catalogue.handlers }
}

/** What areas ask of the catalogue: named by itself, because its handlers are what these leave. */
type OtherParts = Pick<HandlerParts, 'sessions' | 'passwordForm'> & {
  catalogue: Readiness & NamedModels & RobotCatalogue
}

function otherHandlers({ sessions, passwordForm, catalogue }: OtherParts) {
  return {
    ...logins(sessions, passwordForm),
    ...users,
    ...languages,
    ...bootData,
    ...favourites,
    ...subscriptions,
    ...cart,
    ...customerParts,
    ...quickEntry(catalogue),
    ...customCart,
    ...customOrders,
    ...intentionOrders,
    ...calculationProducts,
    ...threads,
    ...calculations,
    ...reports,
    ...reportPdf,
    ...officeOrders,
    ...quotations,
    ...orderSheets,
    ...deliveryNotices,
    ...notifications,
    ...supplierProblems,
    ...officeProblems,
    ...expenses,
    ...customerProblems,
    ...officeComplaints,
    ...qualityFiles,
    ...documents,
    ...chatHandlers(catalogue),
    ...publicSettings(passwordForm),
    ...parameters,
    ...devOutbox,
    ...health(catalogue),
  }
}
