import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import * as limits from '../../../generated/limits'
import { api, dataOf, queries } from '../../calls/api'
import { text } from '../../language/locale'
import { FieldNote } from '../../ui/FieldNote'
import { isEnter } from '../../ui/keys'
import { tooLong } from '../../ui/LimitedText'
import styles from '../../ui/Exchange.module.css'

type Model = Schemas['ModelSuggestion']

const modelsLike = (keyword: string) => ({
  queryKey: ['modelsLike', keyword],
  queryFn: () =>
    dataOf(api.GET('/office/catalogue/models/like', { params: { query: { keyword } } })),
})

/** Finds a model by a part of its number. */
export function ModelChooser({
  label,
  onChoose,
}: {
  label: string
  onChoose: (model: Model) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState<string>()
  const keyword = typed.trim()
  const long = tooLong(keyword, limits.suggestModels.keyword)
  const message = long ?? note
  const { data = [] } = useQuery({
    ...modelsLike(keyword),
    enabled: keyword.length > 0 && !long,
    placeholderData: keepPreviousData,
  })
  const among = (models: Model[], written: string) =>
    models.find(({ model }) => model.toLowerCase() === written.toLowerCase())
  const choose = (model: Model) => {
    setTyped('')
    setNote(undefined)
    onChoose(model)
  }
  /** A complete model number is accepted however the field is left. */
  async function accept() {
    if (keyword === '' || long) return
    const shown = among(data, keyword)
    if (shown) return choose(shown)
    const match = among(await queries.fetchQuery(modelsLike(keyword)).catch(() => []), keyword)
    if (match) choose(match)
    else setNote(text('products.attachments.noModel', { model: keyword }))
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={`${id}models`}
        autoComplete="off"
        placeholder={text('products.imports.model')}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value)
          setNote(undefined)
          // Chosen from the list rather than typed.
          const kind = 'inputType' in nativeEvent ? nativeEvent.inputType : undefined
          const taken = kind === 'insertReplacementText' || kind === undefined
          const match = taken && among(data, target.value.trim())
          if (match) choose(match)
        }}
        aria-invalid={message !== undefined}
        aria-describedby={`${id}note`}
        onBlur={() => void accept()}
        onKeyDown={(event) => {
          if (!isEnter(event)) return
          event.preventDefault()
          void accept()
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
      <FieldNote id={`${id}note`} isFault={long !== undefined}>
        {message}
      </FieldNote>
    </div>
  )
}
