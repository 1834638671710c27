import { Select } from 'antd'
import { useId, useState } from 'react'
import { choicesOf } from '../../../domain/forms/field-schema'
import { language, text } from '../../language/locale'
import { isOrder } from '../../screens/list-state'
import type { Filter } from '../../screens/lists'
import { DateField } from '../../ui/DateField'
import { IconButton } from '../../ui/IconButton'
import { LimitedInput } from '../../ui/LimitedText'
import styles from './OfficeList.module.css'

interface Props {
  filter: Filter
  label: string
  value: string | number | undefined
  onChange: (value: string | number | undefined) => void
  id?: string
}

/** The input of a filter: a choice applies at once, a text or day on Enter and blur. */
export function FilterInput({ filter, label, value, onChange, id }: Props) {
  const { schema } = filter
  const [typed, setTyped] = useState(String(value ?? ''))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setTyped(String(value ?? ''))
  }
  const ownId = useId()
  const fieldId = id ?? ownId
  const choices = choicesOf(schema, language)
  if (choices.length > 0) {
    // A choice with the value 0 means "all" and stands for no choice; an order always has a value.
    const all = isOrder(filter) ? choices[0] : choices.find((choice) => choice.value === 0)
    return (
      <Select
        id={fieldId}
        aria-label={label}
        value={value}
        // Beside its label the input says that it is empty.
        placeholder={all?.label ?? (id ? text('screens.all') : label)}
        allowClear
        popupMatchSelectWidth={false}
        options={choices.filter((choice) => choice !== all)}
        onChange={(next?: string | number) => onChange(next)}
      />
    )
  }
  const take = () => {
    if (typed.trim() !== String(value ?? '')) onChange(typed.trim() || undefined)
  }
  return (
    <form
      className={styles.input}
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
      onBlur={take}
    >
      {schema.format === 'date' ? (
        <DateField id={fieldId} value={typed} onChange={setTyped} />
      ) : (
        <LimitedInput
          id={fieldId}
          type="search"
          aria-label={label}
          placeholder={label}
          limit={schema.maxLength}
          value={typed}
          onChange={setTyped}
        />
      )}
      <IconButton small type="submit" icon="search" label={text('screens.search')} />
    </form>
  )
}
