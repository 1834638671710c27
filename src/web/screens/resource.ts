import type { ComponentType } from 'react'
import type { FieldSchema } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import type { paths } from '../../generated/api'
import type { FormName } from '../../generated/validators/form-name'
import type { FormContext } from '../forms/form-context'
import type { TextKey } from '../language/locale'
import type { IconName } from '../ui/Icon'
import type { Tone } from '../ui/Tag'
import { uploadsOf } from './record-uploads'

/** The success answer of a call, by its method. */
type Answer<Path extends keyof paths, Method extends string> =
  paths[Path] extends Record<
    Method,
    { responses: { 200: { content: { 'application/json': { data: infer Data } } } } }
  >
    ? Data
    : never

/** The page inside an answer that contains more than the page. */
type PageIn<Data> = Data extends { ipage: infer Page } ? Page : Data

/** Paths that answer pages of a type. */
type ListPath<Name extends keyof Schemas> = {
  [Path in keyof paths]: PageIn<Answer<Path, 'get'>> extends {
    records: (infer Row)[]
    total: number
  }
    ? [Schemas[Name]] extends [Row]
      ? [Row] extends [Schemas[Name]]
        ? Path
        : never
      : never
    : never
}[keyof paths]

/** Paths that answer or change the record whose id is in the address. */
type RecordPath<Name extends keyof Schemas, Method extends string> = {
  [Path in keyof paths & `${string}{id}`]: [Answer<Path, Method>] extends [never]
    ? never
    : Answer<Path, Method> extends Schemas[Name]
      ? Path
      : never
}[keyof paths & `${string}{id}`]

/** Paths that answer the counts of the tabs. */
type CountsPath = {
  [Path in keyof paths]: Answer<Path, 'get'> extends { tabs: Schemas['TabCount'][] } ? Path : never
}[keyof paths]

/** Paths that take a type as their body. */
type BodyPath<Form extends FormName, Method extends string> = {
  [Path in keyof paths]: paths[Path] extends Record<
    Method,
    { requestBody: { content: { 'application/json': Schemas[Form] } } }
  >
    ? Path
    : never
}[keyof paths]

/** A form as it is read back: a record from before a change may lack any field, in its lists too. */
type ReadBack<Form> = {
  [Field in keyof Form]?: NonNullable<Form[Field]> extends (infer Row extends object)[]
    ? Partial<Row>[]
    : Form[Field]
}

/** Paths that answer a record's form content with its version. */
type FormPath<Form extends FormName> = {
  [Path in keyof paths & `${string}{id}`]: [Answer<Path, 'get'>] extends [never]
    ? never
    : Answer<Path, 'get'> extends ReadBack<Schemas[Form]> & { version?: number }
      ? Path
      : never
}[keyof paths & `${string}{id}`]

/** Paths that remove the record whose id is in the address. */
type RemovePath = {
  [Path in keyof paths & `${string}{id}`]: paths[Path] extends { delete: object } ? Path : never
}[keyof paths & `${string}{id}`]

/** Paths of POST calls. */
export type PostPath = {
  [Path in keyof paths]: paths[Path] extends { post: object } ? Path : never
}[keyof paths]

/** Props of a bulk action. */
export interface Several<Record> {
  /** The selected records. */
  records: Record[]
  /** Clears the selection. */
  onDone: () => void
  /**
   * Runs `work` on one record after the other and shows the result under the name of the action. Refused records stay
   * selected.
   */
  onEach: (action: string, work: (record: Record) => Promise<unknown>) => void
  small: boolean
}

interface Descriptor<Name extends keyof Schemas> {
  /** Unique name of the resource, one word. */
  name: string
  /** Path of its list. */
  route: `/${string}`
  title: TextKey
  /** Its icon in the menu of the office. */
  icon?: IconName
  /** Type of its records; columns, labels and details come from this schema. */
  schema: Name
  list: ListPath<Name>
  /** Fields that are equal in all its records, hidden in list, detail and export. */
  without?: readonly (keyof Schemas[Name] & string)[]
  pageSize: number
  /** Tabs above the list: the choices of this parameter, with counts from another call. */
  tabs?: {
    by: string
    counts: CountsPath
    /** The counting call takes the other filters too and counts only matching records. */
    narrowed?: boolean
    /** The tabs with records that wait for the user. */
    waiting?: (string | number)[]
  }
  /**
   * Path of a record's page, with fields of the record as parameters: `/reserve/:id/:uniqueCode`, `/details?id=:id`.
   * If records lead to several kinds of pages, a field of the type holds the link (`x-widget` link).
   */
  page?: `/${string}`
  /** The call behind a generated detail screen at `page`; without it the page is hand-drawn. */
  detail?: RecordPath<Name, 'get'>
  /** Draws the content of the generated detail; without it all fields are listed under their titles. */
  content?: ComponentType<{ record: Schemas[Name]; schema: FieldSchema }>
  /** Colours of tags, by field and value. */
  tones?: Partial<Record<keyof Schemas[Name], Record<string | number, Tone>>>
  /** Pages that fields lead to, with fields of the record as parameters: `/office/customer/:accountId`. */
  links?: Partial<Record<keyof Schemas[Name], `/${string}`>>
  /** Side effect of opening a record from the list. */
  onOpen?: (record: Schemas[Name]) => void
  /** Actions on a record, in its row and on its own page. */
  rowActions?: Record<string, ComponentType<{ record: Schemas[Name]; small?: boolean }>>
  /** The call behind them: they are offered only to users it admits. Without it to everybody. */
  rowCall?: PostPath
  /** Actions on the selected records; removal is offered without an entry here. */
  bulkActions?: Record<string, ComponentType<Several<Schemas[Name]>>>
  /** The call behind them: they are offered only to users it admits. Without it to everybody. */
  bulkCall?: PostPath
  /** Actions on the filtered list. */
  listActions?: Record<string, ComponentType<{ values: FilterValues }>>
  /** Replaces the generated export if another file is wanted. */
  exports?: ComponentType<{ values: FilterValues; disabled: boolean }>
  /** Text of an empty list: the reason, and a first step. */
  empty?: { title: TextKey; hint: TextKey; link?: { to: `/${string}`; text: TextKey } }
  /** Form and call of a new record; the form is at `route`/new. */
  create?: CreateForm
  /**
   * Form of a change, the call that reads its content and the one that saves it with the version it was based on; the
   * form is at `route`/edit/:id.
   */
  edit?: EditForm
  /** The call that removes a record, after a confirmation. */
  remove?: RemovePath
  /** Upload purpose of the files in its forms. */
  files?: Schemas['UploadPurpose']
  /** A hook that provides what the form inputs cannot know from the schema. */
  useFormContext?: () => FormContext | undefined
}

export type EditForm = {
  [Name in FormName]: { schema: Name; read: FormPath<Name>; path: BodyPath<Name, 'put'> }
}[FormName]

export type CreateForm = {
  [Name in FormName]: { schema: Name; path: BodyPath<Name, 'post'> }
}[FormName]

/** A kind of record with a list, from which its screens are generated. */
export type Resource = { [Name in keyof Schemas]: Descriptor<Name> }[keyof Schemas]

/** A list of the back office, with its icon in the menu; its saved views are stored under its name. */
export type OfficeResource = Resource & { name: Schemas['OfficeList']; icon: IconName }

/** Filters of a list: parameters of its call. */
export type FilterValues = Record<string, string | number>

/** A record in the generated screens: fields by name. */
export type Row = Record<string, unknown> & { id: number }

/** True for a list of the back office; its menu accepts no other, so the address decides. */
export const isOffice = (resource: Resource): resource is OfficeResource =>
  resource.route.startsWith('/office/')

/** Calls `onOpen` of a resource when a record is opened from its list. */
export function opening({ onOpen }: Resource, row: Row): void {
  // Safe cast: the row is a record of the descriptor's type.
  ;(onOpen as ((record: Row) => void) | undefined)?.(row)
}

/** The form context of a resource. A hook: the resource must stay the same while mounted. */
export function useFormContextOf(
  { useFormContext = noContext, files }: Resource,
  record?: object,
): FormContext | undefined {
  const context = useFormContext()
  return files ? { ...context, uploads: uploadsOf(files, record) } : context
}

/** The component that draws the content of a resource's detail. */
export const contentOf = ({ content }: Resource) =>
  // Safe cast: the row is a record of the descriptor's type.
  content as ComponentType<{ record: Row; schema: FieldSchema }> | undefined

const noContext = () => undefined

/** The tag colours of a field. */
export function tonesOf({ tones }: Resource, field: string): Record<string, Tone> | undefined {
  // Safe cast: the keys of `tones` are fields of the descriptor's type.
  return (tones as Record<string, Record<string, Tone>> | undefined)?.[field]
}
