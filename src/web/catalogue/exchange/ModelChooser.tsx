import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../api'
import { text } from '../../locale'
import styles from './Exchange.module.css'

/** A model, found by a part of its number. */
export function ModelChooser({
  label,
  onChoose,
}: {
  label: string
  onChoose: (model: Schemas['ModelSuggestion']) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const keyword = typed.trim()
  const { data = [] } = useQuery({
    queryKey: ['modelsLike', keyword],
    queryFn: () =>
      dataOf(api.GET('/office/catalogue/models/like', { params: { query: { keyword } } })),
    enabled: keyword.length > 0,
    placeholderData: keepPreviousData,
  })
  const choose = (written: string) => {
    const found = data.find(({ model }) => model.toLowerCase() === written.trim().toLowerCase())
    if (!found) return
    setTyped('')
    onChoose(found)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={`${id}models`}
        autoComplete="off"
        maxLength={100}
        placeholder={text('products.imports.model')}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value)
          // Taken from the list, and not typed letter by letter.
          const kind = 'inputType' in nativeEvent ? nativeEvent.inputType : undefined
          if (kind === 'insertReplacementText' || kind === undefined) choose(target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          choose(typed)
        }}
      />
      <datalist id={`${id}models`}>
        {keyword &&
          data.map(({ id: modelId, model, name }) => (
            <option key={modelId} value={model}>
              {name}
            </option>
          ))}
      </datalist>
    </div>
  )
}
