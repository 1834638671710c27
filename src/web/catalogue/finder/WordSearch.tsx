import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { longestKeyword } from '../../../domain/catalogue/keyword'
import { useKept } from '../../forms/useKept'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { LimitedInput } from '../../ui/LimitedText'
import { emptySelection, writeSelection } from '../selection/selection-state'
import styles from './Finder.module.css'

/** Searches by a standard, a size and a property class, in any order. */
export function WordSearch() {
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [words, setWords] = useKept('finder.words', '')
  return (
    <form
      ref={form}
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault()
        const keyword = words.trim()
        if (keyword === '') return form.current?.querySelector('input')?.focus()
        void navigate(`/productCategories${writeSelection({ ...emptySelection, keyword })}`)
      }}
    >
      <label htmlFor={id}>{text('landing.words')}</label>
      <span className={styles.row}>
        <LimitedInput
          id={id}
          limit={longestKeyword}
          autoComplete="off"
          placeholder={text('landing.wordsExample')}
          value={words}
          onChange={setWords}
        />
        <Button type="submit">{text('landing.search')}</Button>
      </span>
    </form>
  )
}
