import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatNumber, text } from '../../language/locale'
import { useUser } from '../../session/session'
import { FieldNote } from '../../ui/FieldNote'
import { Icon } from '../../ui/Icon'
import { IconButton } from '../../ui/IconButton'
import { isEnter, keyOf } from '../../ui/keys'
import { tooLong } from '../../ui/LimitedText'
import { pageEntries, pagesNamed } from './page-entries'
import { paletteGroups, type PaletteOption } from './palette-groups'
import styles from './Palette.module.css'
import { PaletteDialog } from './PaletteDialog'
import { PaletteList } from './PaletteList'
import { useRecordSearch } from './useRecordSearch'

/** One box for the pages, forms and records that the user may open. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  /** Enter was pressed for this text: what is found first is opened. */
  const [entered, setEntered] = useState<string>()
  const id = useId()
  const navigate = useNavigate()
  const user = useUser()
  const entries = useMemo(() => pageEntries(user), [user])
  const search = useRecordSearch(typed)
  const groups = paletteGroups(pagesNamed(entries, typed), search.lists, search.keyword)
  const options = groups.flatMap((group) => group.options)
  const [chosen, setChosen] = useState<string>()
  const active = options.find(({ key }) => key === chosen) ?? options[0]
  const excess = tooLong(typed, search.limit)

  const open = ({ to, onOpen }: PaletteOption) => {
    onOpen?.()
    // Closes before the page draws, because the shortcut may be pressed again.
    input.current?.closest('dialog')?.close()
    onClose()
    void navigate(to)
  }
  // Enter may have been pressed before anything was found.
  useEffect(() => {
    if (entered === typed && active) open(active)
  })

  const type = (written: string) => {
    setChosen(undefined)
    setEntered(undefined)
    setTyped(written)
  }
  const onInputKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[keyOf(event)]
    if (step && active) {
      event.preventDefault()
      const next = (options.indexOf(active) + step + options.length) % options.length
      setChosen(options[next]?.key)
    } else if (isEnter(event)) {
      event.preventDefault()
      setEntered(typed)
    }
  }

  return (
    <PaletteDialog input={input} onClose={onClose}>
      <div className={styles.line}>
        <Icon name="search" size={18} />
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={text('office.search.label')}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}${options.indexOf(active)}`}
          aria-invalid={excess !== undefined}
          aria-describedby={`${id}fault`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={text('office.search.hint')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onInputKey}
        />
        <IconButton icon="close" label={text('common.close')} onClick={onClose} />
      </div>
      <FieldNote id={`${id}fault`} isFault>
        {excess}
      </FieldNote>
      <PaletteList
        id={id}
        groups={groups}
        active={active}
        onHover={(option) => setChosen(option.key)}
        onOpen={open}
      />
      <p role="status" className={styles.status}>
        {statusOf(search, excess ? '' : typed, options.length)}
      </p>
    </PaletteDialog>
  )
}

/** The state of a search in words; empty while nothing is searched for. */
function statusOf(
  { isSearching, isTooShort, failed, keyword }: ReturnType<typeof useRecordSearch>,
  typed: string,
  count: number,
): string {
  if (failed.length > 0 && !isSearching) {
    const lists = failed.map(({ title }) => text(title)).join(' · ')
    return text('office.search.failed', { lists })
  }
  if (isSearching) return text('office.search.searching')
  if (typed.trim() === '') return ''
  if (count > 0) return text('office.search.found', { count: formatNumber(count) })
  return isTooShort ? text('office.search.more') : text('office.search.none', { typed: keyword })
}
