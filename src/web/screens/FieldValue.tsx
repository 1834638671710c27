import { listMarkOf } from '../../domain/language/language'
import { lazyPart } from '../pages/lazy-page'
import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { fileAddress } from '../calls/api'
import { formatDate, formatNumber, formatTime, language, text } from '../language/locale'
import { formatBytes, formatDuration } from '../language/measures'
import { CopyText } from '../ui/CopyText'
import { OutsideLink } from '../ui/OutsideLink'
import { LongText } from '../ui/LongText'
import longText from '../ui/LongText.module.css'
import { Tag, type Tone } from '../ui/Tag'
import { isLink, linkOf } from './page-address'
import { isPicture } from './record-schema'
import { RecordFiles } from './RecordFiles'
import styles from './FieldValue.module.css'

// Loaded lazily, because the HTML sanitizer is large and seldom needed.
const RichText = lazyPart('RichText', () => import('../ui/RichText'))

interface Props {
  schema: FieldSchema
  value: unknown
  tones?: Record<string | number, Tone>
}

/** A value formatted by its schema: choices as tags, times and numbers in the format of the language. */
export function FieldValue({ schema, value, tones }: Props) {
  if (isPicture(schema)) return <Thumbnail of={value} />
  if (value === undefined || value === null || value === '') return text('screens.none')
  if (schema['x-widget'] === 'file-links' && Array.isArray(value))
    return <RecordFiles files={value} />
  if (Array.isArray(value)) {
    return labelled(schema, value).join(listMarkOf[language]) || text('screens.none')
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
  if (schema['x-widget'] === 'outside') return <OutsideLink address={String(value)} />
  if (schema['x-widget'] === 'copy') return <CopyText value={String(value)} />
  const label = labelOf(schema, value, language)
  if (label !== undefined) return <Tag tone={tones?.[value]}>{label}</Tag>
  if (typeof value === 'number') return formatMeasure(schema, value)
  if (schema.format === 'date-time' || isMoment(value)) return formatTime(value)
  if (schema.format === 'date') return formatDate(value)
  if (value.includes('\n')) return <span className={styles.lines}>{withTimes(value)}</span>
  return isWord(value) ? <span className={styles.word}>{value}</span> : withTimes(value)
}

interface ListedProps extends Props {
  /** Target of a click on the value. */
  link?: { to: string; onClick?: () => void } | undefined
  /** True if the record has no page of its own, so that long texts unfold here. */
  unfolds: boolean
}

/** A value in a list; long texts are cut. */
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

function formatMeasure({ 'x-widget': widget }: FieldSchema, value: number): string {
  if (widget === 'bytes') return formatBytes(value)
  return widget === 'duration' ? formatDuration(value) : formatNumber(value)
}

/** The labels of a list's items. */
export const labelled = ({ items = {} }: FieldSchema, values: unknown[]): string[] =>
  values.map((value) => labelOf(items, String(value), language) ?? String(value))

/** An untyped text that is a timestamp, for example in an audit entry. */
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z$/.test(value)

/** A text with the timestamps inside it in the reader's time zone, such as those of a changed quotation. */
const withTimes = (value: string) =>
  value.replace(/\b\d{4}-\d{2}-\d{2}T[\d:]{8}\.\d{3}Z/g, (moment) => formatTime(moment))

/** A code or model number, which must not be broken at its hyphens. */
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
