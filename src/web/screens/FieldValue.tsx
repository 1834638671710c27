import { lazyPart } from '../pages/lazy-page'
import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { fileAddress } from '../calls/api'
import { formatDate, formatNumber, formatTime, language, text } from '../language/locale'
import { CopyText } from '../ui/CopyText'
import { LongText } from '../ui/LongText'
import longText from '../ui/LongText.module.css'
import { Tag, type Tone } from '../ui/Tag'
import { isLink, linkOf } from './page-address'
import { isPicture } from './record-schema'
import { RecordFiles } from './RecordFiles'
import styles from './FieldValue.module.css'

// What cleans it is large and seldom wanted.
const RichText = lazyPart('RichText', () => import('../ui/RichText'))

interface Props {
  schema: FieldSchema
  value: unknown
  tones?: Record<string | number, Tone>
}

/** A value as its schema says: a choice as a tag, times and numbers as the language writes them. */
export function FieldValue({ schema, value, tones }: Props) {
  if (isPicture(schema)) return <Thumbnail of={value} />
  if (value === undefined || value === null || value === '') return text('screens.none')
  if (schema['x-widget'] === 'file-links' && Array.isArray(value))
    return <RecordFiles files={value} />
  if (Array.isArray(value)) {
    return labelled(schema, value).join(language === 'en' ? ', ' : '、') || text('screens.none')
  }
  if (typeof value === 'boolean') return text(value ? 'screens.yes' : 'screens.no')
  if (typeof value !== 'string' && typeof value !== 'number') return text('screens.none')

  if (isLink(schema)) {
    const address = linkOf(value)
    return address ? <Link to={address}>{text('screens.open')}</Link> : text('screens.none')
  }
  if (schema['x-widget'] === 'rich-text' && typeof value === 'string')
    return (
      <Suspense>
        <RichText html={value} />
      </Suspense>
    )
  if (schema['x-widget'] === 'copy') return <CopyText value={String(value)} />
  const label = labelOf(schema, value, language)
  if (label !== undefined) return <Tag tone={tones?.[value]}>{label}</Tag>
  if (typeof value === 'number') return formatNumber(value)
  if (schema.format === 'date-time' || isMoment(value)) return formatTime(value)
  if (schema.format === 'date') return formatDate(value)
  if (value.includes('\n')) return <span className={styles.lines}>{value}</span>
  return isWord(value) ? <span className={styles.word}>{value}</span> : value
}

interface ListedProps extends Props {
  /** Where a press of the value leads. */
  link?: { to: string; onClick: () => void } | undefined
  /** The record is shown nowhere by itself: a long text can be read here. */
  unfolds: boolean
}

/** A value where many records stand: of a long text its beginning. */
export function ListedValue({ link, unfolds, ...props }: ListedProps) {
  const { value } = props
  const isLong = typeof value === 'string' && value.length > 80
  if (isLong && unfolds) return <LongText value={value} link={link} />
  const cell = isLong ? (
    <span className={longText.beginning} title={value}>
      <FieldValue {...props} />
    </span>
  ) : (
    <FieldValue {...props} />
  )
  return link ? <Link {...link}>{cell}</Link> : cell
}

/** The entries of a list as their schema calls them. */
export const labelled = ({ items = {} }: FieldSchema, values: unknown[]): string[] =>
  values.map((one) => labelOf(items, String(one), language) ?? String(one))

/** A text of which only the value says that it is a moment, as in what changed from when to when. */
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/.test(value)

/** A code or a model, which is read as a whole and not broken at its hyphens. */
const isWord = (value: string) => value.length <= 20 && /^[\x21-\x7e]+$/.test(value)

function Thumbnail({ of }: { of: unknown }) {
  const first: unknown = Array.isArray(of) ? of[0] : of
  return (
    <span className={styles.picture}>
      {typeof first === 'string' && first !== '' && (
        <img src={fileAddress(first)} alt="" width="72" height="54" loading="lazy" />
      )}
    </span>
  )
}

export const isNumber = ({ type, ...schema }: FieldSchema) =>
  (type === 'integer' || type === 'number') && !schema['x-enum']
