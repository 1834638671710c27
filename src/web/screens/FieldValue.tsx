import { Tag } from 'antd'
import { labelOf, type FieldSchema } from '../../domain/field-schema'
import { formatDate, formatNumber, formatTime, language, text } from '../locale'
import type { Tone } from './resource'

interface Props {
  schema: FieldSchema
  value: unknown
  tones?: Record<string | number, Tone>
}

/** A value as its schema says: a choice as a tag, times and numbers as the language writes them. */
export function FieldValue({ schema, value, tones }: Props) {
  if (value === undefined || value === null || value === '') return text('screens.none')
  if (Array.isArray(value)) {
    return (
      value.map((one) => String(one)).join(language === 'en' ? ', ' : '、') || text('screens.none')
    )
  }
  if (typeof value === 'boolean') return text(value ? 'screens.yes' : 'screens.no')
  if (typeof value !== 'string' && typeof value !== 'number') return text('screens.none')

  const label = labelOf(schema, value, language)
  if (label !== undefined) return <Tag color={tones?.[value] ?? 'default'}>{label}</Tag>
  if (typeof value === 'number') return formatNumber(value)
  if (schema.format === 'date-time') return formatTime(value)
  if (schema.format === 'date') return formatDate(value)
  return value
}

export const isNumber = ({ type, ...schema }: FieldSchema) =>
  (type === 'integer' || type === 'number') && !schema['x-enum']
