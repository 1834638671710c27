import type { ColumnType, InsertType, UpdateType } from 'kysely'
import type { StoredName } from '../../domain/account/names'
import type { UserData } from '../../domain/account/user-data'
import type { ReportData } from '../../domain/calculation/report-data'
import type { MaterialData } from '../../domain/catalogue/material-data'
import type { ReplyFields } from '../../domain/chat/canned-reply'
import type { BootItemData } from '../../domain/content/boot-item'
import type { FileData } from '../../domain/forms/file-data'
import type { UploadKind } from '../../domain/forms/uploads'
import type { ApprovalData } from '../../domain/orders/approval'
import type { Schemas } from '../../domain/schemas'
import type { DB } from '../../generated/database'

/**
 * Values of columns whose database type says less: jsonb and codes. A schema or a constraint of the table checked them
 * when they were stored.
 */
interface StoredValues {
  api_key: { scopes: Schemas['KeyScope'][] }
  app_user: { data: UserData }
  boot_item: { data: BootItemData }
  calculation_report: { data: ReportData; page: Schemas['CalculationKind'] }
  catalogue_import: { state_code: Schemas['ImportState'] }
  category: { category_type: Schemas['CategoryType'] }
  chat_conversation: { state: Schemas['ChatState']; view: Schemas['CustomerView'] | null }
  chat_entry: {
    data: Omit<Schemas['RobotEntryForm'], 'topic' | 'unknownId' | 'version'>
    topic: Schemas['RobotEntry']['topic']
  }
  chat_message: {
    data: Schemas['ChatContent']
    log_type: Schemas['ChatMessageType']
    sender: Schemas['ChatSender']
  }
  chat_reply: { data: ReplyFields }
  chat_service: { data: { comment?: string }; reason: Schemas['CloseReason'] | null }
  delivery_line: { data: Omit<Schemas['DeliveryLine'], 'specification'> }
  material: { data: MaterialData }
  customer_problem: {
    complaint: Partial<Schemas['Complaint']>
    report: Partial<Schemas['HandlingReport']> | null
    evaluation: Partial<Schemas['Evaluation']> | null
  }
  order_note: { data: { note: string; who: StoredName } }
  quotation_approval: {
    amendment: Schemas['OrderAmendment'] | null
    answer: Schemas['OrderAnswer'] | null
    data: ApprovalData
    state: Schemas['QuotationApproval']['state']
  }
  site_page: { data: Record<string, unknown> }
  stored_file: { data: FileData; kind: UploadKind }
  unknown_word: { place: Schemas['UnknownPlace'] }
  supplier_problem: {
    state_code: Schemas['ProblemState']
    severity: Schemas['Severity']
    raised: Partial<Schemas['RaisedProblem']>
    scheme: Partial<Schemas['RectificationScheme']> | null
    evidence: Partial<Schemas['Evidence']> | null
    scheme_verdict: Partial<Schemas['Verdict']> | null
    evidence_verdict: Partial<Schemas['EvidenceVerdict']> | null
  }
}

/** The tables of the database, whose columns are read as what they hold. */
export type Tables = {
  [Table in keyof DB]: Table extends keyof StoredValues
    ? Holding<DB[Table], StoredValues[Table]>
    : DB[Table]
}

type Holding<Row, Values> = {
  [Column in keyof Row]: Column extends keyof Values
    ? ColumnType<Values[Column], InsertType<Row[Column]>, UpdateType<Row[Column]>>
    : Row[Column]
}
