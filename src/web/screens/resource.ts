import type { ComponentType } from 'react'
import type { Schemas } from '../../domain/schemas'
import type { paths } from '../../generated/api'
import type { FormName } from '../../generated/validators/form-name'
import type { FormContext } from '../forms/form-context'
import type { TextKey } from '../language/locale'
import type { Tone } from '../ui/Tag'
import { uploadsOf } from './record-uploads'

/** What a call answers when it is done, by its method. */
type Answer<Path extends keyof paths, Method extends string> =
  paths[Path] extends Record<
    Method,
    { responses: { 200: { content: { 'application/json': { data: infer Data } } } } }
  >
    ? Data
    : never

/** A page of an answer that says more than the page. */
type PageIn<Data> = Data extends { ipage: infer Page } ? Page : Data

/** The calls that answer pages of a type. */
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

/** The calls that answer, or change, the one record whose id is in the address. */
type RecordPath<Name extends keyof Schemas, Method extends string> = {
  [Path in keyof paths & `${string}{id}`]: [Answer<Path, Method>] extends [never]
    ? never
    : Answer<Path, Method> extends Schemas[Name]
      ? Path
      : never
}[keyof paths & `${string}{id}`]

/** The calls that answer how many records each tab holds. */
type CountsPath = {
  [Path in keyof paths]: Answer<Path, 'get'> extends { tabs: Schemas['TabCount'][] } ? Path : never
}[keyof paths]

/** The calls that take a type as their body. */
type BodyPath<Form extends FormName, Method extends string> = {
  [Path in keyof paths]: paths[Path] extends Record<
    Method,
    { requestBody: { content: { 'application/json': Schemas[Form] } } }
  >
    ? Path
    : never
}[keyof paths]

/** The calls that answer the content of a form for one record, with its version. */
type FormPath<Form extends FormName> = {
  [Path in keyof paths & `${string}{id}`]: [Answer<Path, 'get'>] extends [never]
    ? never
    : Answer<Path, 'get'> extends Partial<Schemas[Form]> & { version?: number }
      ? Path
      : never
}[keyof paths & `${string}{id}`]

/** The calls that remove the record whose id is in the address. */
type RemovePath = {
  [Path in keyof paths & `${string}{id}`]: paths[Path] extends { delete: object } ? Path : never
}[keyof paths & `${string}{id}`]

/** The calls that do something. */
type PostPath = {
  [Path in keyof paths]: paths[Path] extends { post: object } ? Path : never
}[keyof paths]

/** What is given to what can be done with several records. */
export interface Several<Record> {
  /** Those that are chosen. */
  records: Record[]
  /** All is done: nothing stays chosen. */
  onDone: () => void
  /**
   * Does the same with each, one after the other, and tells what came of it, under the name of the action. What the server
   * refuses stays chosen.
   */
  onEach: (action: string, work: (record: Record) => Promise<unknown>) => void
  small: boolean
}

interface Descriptor<Name extends keyof Schemas> {
  /** One word, unique among the resources. */
  name: string
  /** Where its list is. */
  route: `/${string}`
  title: TextKey
  /** The type of a record: its list columns, labels and details come from the schema. */
  schema: Name
  list: ListPath<Name>
  /** Fields that say the same of each of its records, which neither list nor detail nor export shows. */
  without?: readonly (keyof Schemas[Name] & string)[]
  pageSize: number
  /** Tabs above the list: the choices of this parameter of its call, with the counts that another call answers. */
  tabs?: {
    by: string
    counts: CountsPath
    /** The counting call takes what else narrows the list, and counts only that. */
    narrowed?: boolean
    /** The tabs of what waits for whoever opens the list. */
    waiting?: (string | number)[]
  }
  /**
   * Where one record is shown, with fields of the record as parameters: `/reserve/:id/:uniqueCode`, `/details?id=:id`.
   * Where records lead to pages of several kinds, a field of the type says where (`x-widget` link).
   */
  page?: `/${string}`
  /** The call behind a generated detail screen at `page`; without it the page is drawn by hand. */
  detail?: RecordPath<Name, 'get'>
  /** How the tags of a choice look, by field and value. */
  tones?: Partial<Record<keyof Schemas[Name], Record<string | number, Tone>>>
  /** What happens besides when somebody opens a record from its list. */
  onOpen?: (record: Schemas[Name]) => void
  /** What can be done with a record in its row, and where it is shown by itself. */
  rowActions?: Record<string, ComponentType<{ record: Schemas[Name]; small?: boolean }>>
  /** What can be done with the records that are chosen by their boxes; to remove them needs no line here. */
  bulkActions?: Record<string, ComponentType<Several<Schemas[Name]>>>
  /** The call behind them: who is not answered by it is not offered them. Without it everybody is. */
  bulkCall?: PostPath
  /** What can be done with the list as it is narrowed now. */
  listActions?: Record<string, ComponentType<{ values: FilterValues }>>
  /** Saves what the list holds, where another file than the list itself is wanted. */
  exports?: ComponentType<{ values: FilterValues; disabled: boolean }>
  /** What an empty list says: why, and what to do first. */
  empty?: { title: TextKey; hint: TextKey; link?: { to: `/${string}`; text: TextKey } }
  /** What a new record is made of, and the call that makes it; its form is at `route`/new. */
  create?: CreateForm
  /**
   * What of a record can be changed, the call that answers it, and the one that takes it, with the version that the
   * change was made on; its form is at `route`/edit/:id.
   */
  edit?: EditForm
  /** The call that removes a record, after asking. */
  remove?: RemovePath
  /** The purpose of the files of its forms, where these have some. */
  files?: Schemas['UploadPurpose']
  /** A hook that answers what the inputs of its forms cannot know from the schema. */
  useFormContext?: () => FormContext | undefined
}

export type EditForm = {
  [Name in FormName]: { schema: Name; read: FormPath<Name>; path: BodyPath<Name, 'put'> }
}[FormName]

export type CreateForm = {
  [Name in FormName]: { schema: Name; path: BodyPath<Name, 'post'> }
}[FormName]

/** A kind of record with a list, and the screens that follow from it. */
export type Resource = { [Name in keyof Schemas]: Descriptor<Name> }[keyof Schemas]

/** A list of the back office, by a name that its saved views are kept under. */
export type OfficeResource = Resource & { name: Schemas['OfficeList'] }

/** By what a list is narrowed: parameters of its call. */
export type FilterValues = Record<string, string | number>

/** A record as the generated screens see it: fields by name. */
export type Row = Record<string, unknown> & { id: number }

/** Whether a list is one of the back office: the groups of its menu take no other, so the address tells. */
export const isOffice = (resource: Resource): resource is OfficeResource =>
  resource.route.startsWith('/office/')

/** Tells a resource that somebody opens a record from its list. */
export function opening({ onOpen }: Resource, row: Row): void {
  // The row is a record of the descriptor's own type.
  ;(onOpen as ((record: Row) => void) | undefined)?.(row)
}

/** What the inputs of a resource's forms cannot know from the schema; a hook, the same one as long as a screen is drawn. */
export function useFormContextOf(
  { useFormContext = noContext, files }: Resource,
  record?: object,
): FormContext | undefined {
  const context = useFormContext()
  return files ? { ...context, uploads: uploadsOf(files, record) } : context
}

const noContext = () => undefined

/** How the tags of a field look. */
export function tonesOf({ tones }: Resource, field: string): Record<string, Tone> | undefined {
  // The names of a descriptor's tones are fields of its type.
  return (tones as Record<string, Record<string, Tone>> | undefined)?.[field]
}
