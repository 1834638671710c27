import type { TextKey } from '../generated/text-key'
import type { Schemas } from '../domain/schemas'

/** Statuses by the text keys that have their own; every other refusal is a 409: the state does not allow it. */
const statuses: Partial<Record<TextKey, number>> = {
  'common.badInput': 400,
  'common.badJson': 400,
  'common.badKey': 400,
  'common.loginFirst': 401,
  'common.loginExpired': 403,
  'common.forbidden': 403,
  'common.notFound': 404,
  'operation.audit.notFound': 404,
  'operation.backup.notFound': 404,
  'operation.backup.gone': 404,
  'operation.job.notFound': 404,
  'operation.setting.notFound': 404,
  'operation.dictionary.notFound': 404,
  'operation.notice.notFound': 404,
  'common.methodNotAllowed': 405,
  'common.tooLarge': 413,
  'common.unsupportedType': 415,
  'common.tooMany': 429,
  'common.internal': 500,
  'common.unavailable': 503,
  'account.sessionEnded': 401,
  'account.wrongPassword': 400,
  'account.passwordForm': 400,
  'account.locked': 429,
  'account.oneRole': 400,
  'account.notActivated': 409,
  'account.activation.timeout': 409,
  'account.activation.unknownLink': 404,
  'account.reset.timeout': 409,
  'account.blocked': 403,
  'account.wrongEntrance.company': 400,
  'account.wrongEntrance.person': 400,
  'account.wrongEntrance.supplier': 400,
  'account.wrongEntrance.staff': 400,
  'account.otherUser': 403,
  'content.articleNotFound': 404,
  'content.caseNotFound': 404,
  'content.sceneNotFound': 404,
  'content.experimentNotFound': 404,
  'content.pageNotFound': 404,
  'content.withdrawn': 404,
  'content.noApp': 404,
  'content.notFound': 404,
  'content.choiceGone': 400,
  'account.sessions.notFound': 404,
  'account.second.over': 400,
  'account.people.notFound': 404,
  'account.look.readOnly': 403,
  'account.company.only': 403,
  'account.company.administratorsOnly': 403,
  'account.company.noMember': 404,
  'account.company.noInvitation': 404,
  'account.invitation.over': 400,
  'products.notFound': 404,
  'products.versionMissing': 400,
  'products.grid.refused': 400,
  'catalogue.productNotFound': 404,
  'catalogue.classNotFound': 404,
  'catalogue.noFile': 404,
  'products.imports.notFound': 404,
  'products.attachments.oneOwner': 400,
  'products.attachments.unknownLink': 400,
  'products.attachments.unknownCase': 400,
  'files.tooLarge': 413,
  'files.empty': 400,
  'files.missing': 400,
  'files.wrongExtension': 415,
  'files.wrongContent': 415,
  'files.brokenImage': 415,
  'files.oddBitmap': 415,
  'files.cutOff': 415,
  'files.unfolds': 415,
  'files.notFound': 404,
  'files.notYours': 400,
  'files.tooMany': 400,
  'quality.notFound': 404,
  'quality.complaintNotFound': 404,
  'quality.reportNotFound': 404,
  'quality.expenseNotFound': 404,
  'quality.supplierNotFound': 400,
  'quality.noSuchLevel': 400,
  'custom.entryNotFound': 404,
  'custom.select': 400,
  'custom.administrator': 400,
  'custom.badChoices': 400,
  'custom.unknownCharacteristic': 400,
  'custom.twice': 400,
  'custom.notPossible': 400,
  'orders.notFound': 404,
  'orders.emptyOrder': 400,
  'orders.dateInPast': 400,
  'orders.productGone': 400,
  'orders.projectGone': 400,
  'calculation.badInput': 400,
  'calculation.incomplete': 400,
  'calculation.notCalculated': 400,
  'calculation.purchaser': 403,
  'calculation.productNotFound': 404,
  'calculation.reportNotFound': 404,
  'orders.cartLineNotFound': 404,
  'orders.entry.nothing': 400,
  'orders.entry.tooMany': 400,
  'catalogue.import.fileEmpty': 400,
  'catalogue.import.unknownFormat': 400,
  'catalogue.import.oldOrLocked': 400,
  'catalogue.import.brokenWorkbook': 400,
  'catalogue.import.unknownEncoding': 400,
  'catalogue.import.quoteNotClosed': 400,
  'catalogue.import.tooManyColumns': 400,
  'catalogue.import.tooManyRows': 400,
  'orders.expiryInPast': 400,
  'orders.linesMissing': 400,
  'orders.noQuotation': 404,
  'orders.deliveryNotFound': 404,
  'orders.deliveryFile': 400,
  'orders.deliveryColumns': 400,
  'orders.favouriteNotFound': 404,
  'orders.itemNotFound': 404,
  'orders.subscribedUnknown': 400,
  'messages.notFound': 404,
  'chat.blank': 400,
  'chat.tooLong': 400,
  'chat.notYourId': 403,
  'chat.notFound': 404,
  'chat.noSuchAgent': 400,
  'chat.cardNotFound': 400,
  'chat.entryNotFound': 404,
  'chat.replyNotFound': 404,
}

export interface RefusalDetails {
  values?: Record<string, string | number>
  errors?: Schemas['InputError'][]
  reason?: 'session' | 'forbidden'
  retryAfterSeconds?: number
  /** The methods that the address takes. */
  allow?: string
}

/** The one way to say no: a text key, which is also the code, and what the text names. */
export class Refusal extends Error {
  readonly key: TextKey
  readonly details: RefusalDetails

  constructor(key: TextKey, details: RefusalDetails = {}) {
    super(key)
    this.key = key
    this.details = details
  }

  get status(): number {
    return statuses[this.key] ?? 409
  }
}
