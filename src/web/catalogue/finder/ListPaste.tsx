import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { pasteList, quickEntryDrafts } from '../../actions/paste-list'
import { useKept } from '../../forms/useKept'
import * as limits from '../../../generated/limits'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { LimitedTextarea } from '../../ui/LimitedText'
import styles from './Finder.module.css'

/** Takes a pasted list of products and quantities to the quick entry of the cart. */
export function ListPaste() {
  const navigate = useNavigate()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [list, setList] = useKept(quickEntryDrafts.atHome, '')
  return (
    <form
      ref={form}
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault()
        if (list.trim() === '') return form.current?.querySelector('textarea')?.focus()
        pasteList(list, navigate)
      }}
    >
      <label htmlFor={id}>{text('landing.list')}</label>
      <LimitedTextarea
        id={id}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        limit={limits.QuickEntry.text}
        placeholder={text('landing.listExample')}
        value={list}
        onChange={setList}
      />
      <Button type="submit">{text('landing.checkList')}</Button>
    </form>
  )
}
