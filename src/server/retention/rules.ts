import { missedDays } from '../../domain/orders/weekly-report'
import type { DB } from '../../generated/database'
import { records } from '../../generated/records'

/** Rows of a table that a job deletes some days after the time in a column. */
export interface Forgetting {
  /** The rows, in words, for the page about it. */
  rows: string
  days: number
  /** The column from which the days count. */
  since: string
  /** Narrows the rows, in SQL. */
  where?: string
}

/** The rule of a table about the time that its rows stay. Each table has at least one of these fields. */
export interface Rule {
  forget?: readonly Forgetting[]
  /** Jobs with their own way of deleting, such as those that delete a file too. */
  elsewhere?: string
  /** The reason why rows stay that nothing deletes by time. */
  kept?: string
}

/** Tables of the migrations, which the types leave out. */
type Table = keyof DB | 'kysely_migration' | 'kysely_migration_lock'
type TableOfRecords = (typeof records)[keyof typeof records]['table']

const content =
  'Content of the shop: staff write and remove it. There are as many rows as they enter.'
const catalogue = 'The catalogue: staff and imports add and remove it.'
const own = 'Kept by a customer or a member of staff, who removes it; it goes with the account.'
const record =
  'Business record: the law asks for three years or more, the rail industry for traceability.'
const door = 'Only useful until the count starts anew.'
const chain =
  'The audit log can only be proved whole if no line is missing. What a line says of a person goes with the account.'
const few = 'One row for each user or each day, and no more.'

/** Three years, as the e-commerce law asks for records of transactions. */
export const threeYears = 3 * 365

/** The details of an import are kept for these days, and with them the way to undo it. */
export const importDays = 180

const ofImport = `${importDays} days after the import (\`forgetOldImports\`).`

/** The days in which the owner of an address may still have the link sent again. */
export const registrationDays = 30

/** A device is known for these days after its last use. */
export const deviceDays = 180

/** The rules of the other tables. docs/retention.md is made from them. */
export const rules: Readonly<Record<Exclude<Table, TableOfRecords>, Rule>> = {
  account: { kept: own, elsewhere: 'With its last user; see `app_user`.' },
  app_user: {
    kept: own,
    elsewhere: `Registrations that nobody activated: ${registrationDays} days (\`forgetRegistrations\`).`,
  },
  api_key: { kept: 'Who had access, and until when.' },
  attempt: { forget: [{ rows: 'all', days: 2, since: 'last_at' }], kept: door },
  audit: { kept: chain },
  audit_change: { kept: 'A few seconds: `sealAudit` makes lines of them.' },
  audit_head: { kept: 'One row: the end of the chain.' },
  audit_seal: { kept: chain },
  audit_unsealed: { kept: 'A few seconds: `sealAudit` takes lines that it seals out of it.' },
  backup_result: { kept: 'One row for each way in which a backup ends.' },
  backup: {
    forget: [{ rows: 'failed', days: 90, since: 'created_at', where: `state = 'failed'` }],
    elsewhere: 'Good ones with their file: `BACKUP_DAYS` (`forgetOldBackups`).',
  },
  board_message: { kept: record },
  boot_item: { kept: content },
  browse_record: { forget: [{ rows: 'all', days: 180, since: 'seen_at' }] },
  calculation_report: { kept: own },
  cart_item: { kept: own },
  catalogue_change: { kept: 'One row for each model.' },
  catalogue_import: { kept: record },
  catalogue_import_change: { elsewhere: ofImport },
  catalogue_import_row: { elsewhere: ofImport },
  catalogue_version: { kept: 'One row.' },
  characteristic_value: { kept: catalogue },
  chat_conversation: { kept: few },
  chat_entry_given: { kept: content },
  chat_message: { forget: [{ rows: 'all', days: threeYears, since: 'created_at' }] },
  chat_presence: { kept: few },
  chat_robot_day: { kept: few },
  chat_service: {
    forget: [{ rows: 'closed', days: threeYears, since: 'closed_at' }],
  },
  chat_unknown: { forget: [{ rows: 'all', days: 365, since: 'last_at' }] },
  class_characteristic: { kept: catalogue },
  class_relation: { kept: catalogue },
  company_invitation: { forget: [{ rows: 'over', days: 180, since: 'expires_at' }] },
  content_item: { kept: content },
  content_version: { kept: 'Who wrote and approved what was public, and when.' },
  custom_entry: { kept: own },
  customer_part: { kept: own },
  customer_problem: { kept: record },
  delivery_line: { kept: record },
  delivery_notice: { kept: record },
  experiment: { kept: content },
  experiment_browse: { forget: [{ rows: 'all', days: 180, since: 'seen_at' }] },
  experiment_object: { kept: content },
  experiment_type: { kept: content },
  favourite: { kept: own },
  file_removal_lock: { kept: 'No rows: only its lock is used.' },
  idempotency: { forget: [{ rows: 'all', days: 1, since: 'created_at' }] },
  industry_scene: { kept: content },
  intention_order: { kept: record },
  intention_order_line: { kept: record },
  job: {
    forget: [
      { rows: 'done', days: 7, since: 'done_at' },
      { rows: 'given up', days: 90, since: 'failed_at' },
    ],
    kept: 'Jobs that wait or repeat.',
  },
  known_device: { forget: [{ rows: 'not used', days: deviceDays, since: 'last_used_at' }] },
  kysely_migration: { kept: 'One row for each migration.' },
  kysely_migration_lock: { kept: 'One row.' },
  order_change: { kept: 'One row for each reservation.' },
  list_price: { kept: catalogue },
  login_challenge: { forget: [{ rows: 'over', days: 0, since: 'expires_at' }] },
  material: { kept: catalogue },
  material_relation: { kept: catalogue },
  material_value: { kept: catalogue },
  model_stock: { kept: 'One row for each model.' },
  notification: {
    forget: [
      { rows: 'read', days: 180, since: 'created_at', where: 'state = 2 and not to_do' },
      { rows: 'unread', days: 365, since: 'created_at', where: 'state = 1 and not to_do' },
    ],
    kept: 'To-dos until they are done.',
  },
  one_time_code: { forget: [{ rows: 'over', days: 7, since: 'expires_at' }] },
  one_time_link: { forget: [{ rows: 'over', days: 7, since: 'expires_at' }] },
  outbox_message: { forget: [{ rows: 'all', days: 30, since: 'created_at' }] },
  product_class: { kept: catalogue },
  product_media: { kept: catalogue },
  product_use_case: { kept: catalogue },
  price_import: { kept: record },
  price_import_row: { forget: [{ rows: 'all', days: importDays, since: 'created_at' }] },
  publication: { kept: content },
  publication_class: { kept: content },
  order_note: { kept: record },
  quotation: { kept: record },
  quotation_approval: {
    kept: 'One row for a reservation; it goes when the quotation is sent.',
  },
  recovery_code: { kept: 'Ten for each user at most; new ones replace them.' },
  robot_answer: { forget: [{ rows: 'all', days: 365, since: 'created_at' }] },
  saved_view: { kept: own },
  scene_case: { kept: content },
  scene_class: { kept: content },
  restoration: { kept: 'One row for each time that a backup was restored here.' },
  search_miss: {
    forget: [{ rows: 'not searched again', days: missedDays, since: 'last_time' }],
    kept: 'Bounded in number, in all and for one network in a day (`noteMiss`).',
  },
  search_miss_week: {
    forget: [{ rows: 'all', days: missedDays, since: 'week' }],
    kept: 'At most one row per week and search term; it goes with the term.',
  },
  second_factor: { kept: few },
  secret: { kept: 'A few keys of the installation.' },
  secrets_key: { kept: 'One row.' },
  security_event: { forget: [{ rows: 'all', days: 365, since: 'created_at' }] },
  setting: { kept: 'One row for each setting.' },
  // No token lives longer than a year: see REFRESH_TOKEN_DAYS.
  signing_key: {
    forget: [{ rows: 'retired', days: 366, since: 'retired_at' }],
    kept: 'The newest.',
  },
  site_page: { kept: content },
  stored_file: {
    kept: 'As long as the record that has the file.',
    elsewhere:
      'Uploads that nothing took: a day (`forgetUpload`). Files of the chat: three years (`forgetChatFiles`).',
  },
  subscription: { kept: own },
  supplier_expense: { kept: record },
  supplier_problem: { kept: record },
  supplier_problem_round: { kept: record },
  timeline: { kept: record },
  unknown_word: {
    forget: [{ rows: 'not dismissed', days: 180, since: 'last_at', where: 'dismissed_at is null' }],
    kept: 'Bounded in number, in all and for one network in a day (`countUnknown`); dismissed ones, because they are not asked about again.',
  },
  used_ticket: { forget: [{ rows: 'over', days: 0, since: 'expires_at' }] },
  user_session: { forget: [{ rows: 'over', days: 1, since: 'expires_at' }] },
}

/** The rule of every table of kept records: those whose schema has `x-record`. */
export const ruleOfRecords: Rule = { kept: content }

/** The time that each table keeps its rows. A test compares it with the database. */
export const retention: Readonly<Record<string, Rule>> = {
  ...rules,
  ...Object.fromEntries(Object.values(records).map(({ table }) => [table, ruleOfRecords])),
}
