import { Select } from 'antd'
import { useId, useState } from 'react'
import { text } from '../../language/locale'
import { filterChoices } from '../../screens/list-state'
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
  /** Set if there is a label beside the input. */
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
  const { all, choices } = filterChoices(filter)
  if (choices.length > 0) {
    return (
      <Select
        id={fieldId}
        aria-label={label}
        value={value}
        // Without a label beside it the input names its filter.
        placeholder={id ? (all?.label ?? text('screens.all')) : label}
        allowClear
        popupMatchSelectWidth={false}
        // Esc would close choices that fade out instead of the panel around them.
        transitionName=""
        options={choices}
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
        <DateField id={fieldId} aria-label={label} value={typed} onChange={setTyped} />
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
