import { contentKinds } from '../../domain/content/kinds'
import type { Schemas } from '../../domain/schemas'

/** A column whose JSON is filled by forms: the fields of these types have their names in it. */
export interface StoredPlace {
  table: string
  column: string
  forms: readonly (keyof Schemas)[]
  /** The path of the form's content within the column. */
  within?: readonly string[]
  /** SQL condition of the rows that these forms fill. */
  where?: string
  /** A field of the types is kept once per language: `hint` and `hintEn`. */
  inBoth?: boolean
}

const place = (table: string, column: string, ...forms: StoredPlace['forms']): StoredPlace => ({
  table,
  column,
  forms,
})

const bothLanguages = (table: string, ...forms: StoredPlace['forms']): StoredPlace => ({
  ...place(table, 'data', ...forms),
  inBoth: true,
})

const report = (page: string, input: keyof Schemas, result: keyof Schemas): StoredPlace[] =>
  Object.entries({ input, result }).map(([part, form]) => ({
    ...place('calculation_report', 'data', form),
    within: [part],
    where: `page = '${page}'`,
  }))

/** The content of every kind, with its drafts and earlier versions. */
const versions = Object.entries(contentKinds).map(([kind, { form }]) => ({
  ...place('content_version', 'data', form),
  where: `item_id in (select id from content_item where kind = '${kind}')`,
}))

const rounds = (part: string, form: keyof Schemas, verdict: keyof Schemas): StoredPlace[] => [
  { ...place('supplier_problem_round', 'content', form), where: `part = '${part}'` },
  { ...place('supplier_problem_round', 'verdict', verdict), where: `part = '${part}'` },
]

/** The columns beside those of kept records, which their descriptions name. */
export const handPlaces: readonly StoredPlace[] = [
  place('app_user', 'data', 'Registration', 'PersonForm', 'StaffForm', 'BaseUpdate', 'Profile'),
  place('backup', 'data', 'Backup'),
  place('board_message', 'data', 'LeaveMessage'),
  place('board_message', 'reply', 'BoardReply'),
  ...report('clamp', 'ClampForceInput', 'ClampForceResult'),
  ...report('stretching', 'TorqueInput', 'TorqueResult'),
  ...report('flexibility', 'ResilienceInput', 'ResilienceResult'),
  ...report('joint', 'Joint', 'JointResult'),
  { ...place('calculation_report', 'data', 'ReportCover'), within: ['cover'] },
  {
    ...bothLanguages('catalogue_import_change', 'Material'),
    column: 'before',
    within: ['data'],
    where: "table_name = 'material'",
  },
  place('cart_item', 'data', 'CartItem'),
  bothLanguages('characteristic', 'CharacteristicForm', 'Characteristic'),
  place('chat_message', 'data', 'ChatContent'),
  place('chat_service', 'data', 'ChatRating'),
  ...versions,
  place('custom_entry', 'data', 'CustomEntry', 'CustomProduct'),
  place('customer_problem', 'complaint', 'Complaint'),
  place('customer_problem', 'evaluation', 'Evaluation'),
  place('customer_problem', 'report', 'HandlingReport'),
  place('delivery_line', 'data', 'DeliveryLine'),
  place('delivery_notice', 'data', 'DeliveryEntry', 'DeliveryNotice'),
  place('experiment', 'data', 'ExperimentForm'),
  place('experiment_object', 'data', 'ExperimentObjectForm'),
  place('experiment_type', 'data', 'ExperimentTypeForm'),
  place('industry_scene', 'data', 'SceneForm'),
  place('intention_order', 'data', 'OrderSubmission', 'IntentionOrder'),
  place('intention_order_line', 'data', 'OrderLine'),
  bothLanguages('material', 'Material'),
  bothLanguages('product_class', 'ClassForm'),
  bothLanguages('product_media', 'Medium'),
  bothLanguages('product_use_case', 'UseCase'),
  { ...place('publication', 'data', 'ArticleForm', 'Article'), where: 'kind = 5' },
  { ...place('publication', 'data', 'CaseForm', 'IndustryCase'), where: 'kind = 4' },
  place('quotation_approval', 'amendment', 'OrderAmendment'),
  place('quotation_approval', 'answer', 'OrderAnswer'),
  place('site_page', 'data', 'SitePageForm'),
  place('supplier_expense', 'data', 'Expense'),
  place('supplier_problem', 'evidence', 'Evidence'),
  place('supplier_problem', 'evidence_verdict', 'EvidenceVerdict'),
  place('supplier_problem', 'raised', 'RaisedProblem'),
  place('supplier_problem', 'scheme', 'RectificationScheme'),
  place('supplier_problem', 'scheme_verdict', 'Verdict'),
  ...rounds('scheme', 'RectificationScheme', 'Verdict'),
  ...rounds('evidence', 'Evidence', 'EvidenceVerdict'),
]

/** JSON that no form fills. Lines of logs and histories never change; their readers know former names. */
export const otherJson: Readonly<Record<string, string>> = {
  'audit.data': 'a log, which only grows',
  'audit_change.after': 'a line that joins the log within seconds',
  'audit_change.before': 'a line that joins the log within seconds',
  'backup_result.data': 'the last result of a job',
  'boot_item.data': 'content in the form of its place, made anew from content_version',
  'catalogue_import.data': 'counts of an import',
  'catalogue_import_row.data': 'columns of a sheet',
  'chat_conversation.view': 'the page that a customer is on',
  'idempotency.answer': 'an answer for a repeated call, kept for a day',
  'intention_order_line.question': 'a question of the customer and who asked it',
  'job.data': 'arguments of a job',
  'known_device.data': 'network and browser',
  'notification.data': 'the key and the values of a text',
  'outbox_message.data': 'a mail as it was written',
  'order_note.data': 'the text of a note and its author, under names of their own',
  'quotation.data': 'a snapshot, which never changes',
  'quotation_approval.data': 'a name, a sum and a reason',
  'price_import_row.after': 'figures of a sheet',
  'price_import_row.before': 'figures to put back',
  'price_import_row.reasons': 'keys and values of texts',
  'restoration.data': 'facts about a restored backup',
  'saved_view.data': 'names of columns and filters, read by the list under their former names too',
  'security_event.data': 'facts about a login',
  'stored_file.data': 'facts about an uploaded file',
  'tax_rate.data': 'empty: every field has a column',
  'timeline.data': 'a history, which only grows',
  'user_session.data': 'network and browser',
}
