import { useId, useState } from 'react'
import { choicesOf, titleOf } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { DateField } from '../ui/DateField'
import { LimitedInput } from '../ui/LimitedText'
import type { Filter } from './lists'
import { filterChoices } from './list-state'
import type { FilterValues } from './resource'
import styles from './ResourceList.module.css'

interface Props {
  filters: Filter[]
  values: FilterValues
  /** True if the filters hide records. */
  narrowed: boolean
  onNarrow: (values: FilterValues) => void
  onClear: () => void
}

/** The filters of a list: a choice applies at once, a text on Enter or blur. */
export function ListFilters({ filters, values, narrowed, onNarrow, onClear }: Props) {
  const id = useId()
  const [typed, setTyped] = useState<FilterValues>(values)
  const hasText = filters.some((filter) => choicesOf(filter.schema, language).length === 0)

  const change = ({ name }: Filter, given: string): FilterValues => {
    const rest = { ...typed }
    delete rest[name]
    return given === '' ? rest : { ...rest, [name]: given }
  }

  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={text('screens.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        onNarrow(typed)
      }}
    >
      {filters.map((filter) => (
        <div key={filter.name} className={styles.filter}>
          <label htmlFor={`${id}${filter.name}`}>
            {titleOf(filter.schema, filter.name, language)}
          </label>
          <Input
            id={`${id}${filter.name}`}
            filter={filter}
            value={String(typed[filter.name] ?? '')}
            onType={(given) => setTyped(change(filter, given))}
            onChoose={(given) => onNarrow(change(filter, given))}
          />
        </div>
      ))}
      {hasText && <Button type="submit">{text('screens.search')}</Button>}
      {narrowed && (
        <Button look="quiet" onClick={onClear}>
          {text('screens.clear')}
        </Button>
      )}
    </form>
  )
}

interface InputProps {
  id: string
  filter: Filter
  value: string
  onType: (given: string) => void
  onChoose: (given: string) => void
}

function Input({ id, filter, value, onType, onChoose }: InputProps) {
  const { schema } = filter
  const { all, choices } = filterChoices(filter)
  if (choices.length > 0) {
    return (
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all?.label ?? text('screens.all')}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  }
  if (schema.format === 'date') return <DateField id={id} value={value} onChange={onType} />
  return (
    <LimitedInput id={id} type="search" limit={schema.maxLength} value={value} onChange={onType} />
  )
}
