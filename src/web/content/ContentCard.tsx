import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { formatDate, formatNumber, language } from '../language/locale'
import { Picture } from '../ui/Picture'
import { Tag } from '../ui/Tag'
import styles from './ContentCard.module.css'

export interface Card {
  id: number
  fileUrl: string
  summary?: string
  keyword?: string
}

interface Props {
  card: Card
  /** Schema of the record; its properties with `x-column` are shown. */
  schema: { properties: object }
  /** The field with its name, and the field with its kind. */
  name: string
  kind: string
  to: string
  onPoint?: () => void
  early?: boolean
}

/** A card with a picture; its facts are the columns of its schema. */
export function ContentCard({ card, schema, name, kind, to, onPoint, early }: Props) {
  // Safe cast: fields are read by the names in the schema.
  const fields = card as Card & Record<string, unknown>
  const drawn = [name, kind, 'keyword', 'fileUrl']
  // Safe cast: `properties` of a schema file are fields.
  const columns = Object.entries(schema.properties as Record<string, FieldSchema>)
  const facts = columns.filter(
    ([field, { 'x-column': column }]) =>
      column && !drawn.includes(field) && fields[field] !== undefined && fields[field] !== '',
  )
  return (
    <li className={styles.card} onPointerEnter={onPoint} onFocus={onPoint}>
      <span className={styles.picture}>
        <Picture src={card.fileUrl} width={400} height={225} loading={early ? 'eager' : 'lazy'} />
      </span>
      <div className={styles.body}>
        {fields[kind] ? <Tag>{String(fields[kind])}</Tag> : null}
        <h3>
          <Link to={to}>{String(fields[name])}</Link>
        </h3>
        {card.summary && <p className={styles.summary}>{card.summary}</p>}
        {card.keyword && <Keywords keyword={card.keyword} />}
        <dl className={styles.facts}>
          {facts.map(([field, part]) => (
            <div key={field}>
              <dt>{titleOf(part, field, language)}</dt>
              <dd>{shownValue(part, fields[field])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

function shownValue({ format, type }: FieldSchema, value: unknown): ReactNode {
  if (format === 'date') return formatDate(String(value))
  return type === 'integer' || type === 'number' ? formatNumber(Number(value)) : String(value)
}

/** Comma-separated keywords. */
export function Keywords({ keyword }: { keyword: string }) {
  const words = keyword
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter(Boolean)
  if (words.length === 0) return null
  return (
    <ul className={styles.keywords}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
