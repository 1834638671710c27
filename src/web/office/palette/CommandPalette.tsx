import { Modal } from 'antd'
import { useEffect, useId, useMemo, useState, type FocusEvent, type KeyboardEvent } from 'react'
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
import { PaletteList } from './PaletteList'
import type { Palette } from './usePalette'
import { useRecordSearch } from './useRecordSearch'

const takeFocus = (input: HTMLInputElement | null) => input?.focus()

/** Puts the caret behind what was typed before the input appeared, however it got the focus. */
const writeOn = ({ target }: FocusEvent<HTMLInputElement>) =>
  target.setSelectionRange(target.value.length, target.value.length)

/** One box for the pages, forms and records that the user may open. */
export function CommandPalette({ palette }: { palette: Palette }) {
  const { typed } = palette
  const id = useId()
  const navigate = useNavigate()
  const user = useUser()
  const entries = useMemo(() => pageEntries(user), [user])
  const search = useRecordSearch(typed)
  const groups = paletteGroups(pagesNamed(entries, typed), search.found, search.keyword)
  const options = groups.flatMap((group) => group.options)
  const [chosen, setChosen] = useState<string>()
  const active = options.find(({ key }) => key === chosen) ?? options[0]
  const excess = tooLong(typed, search.limit)

  const open = ({ to, onOpen }: PaletteOption) => {
    onOpen?.()
    palette.leave()
    void navigate(to)
  }
  // Enter may have been pressed before anything was found.
  useEffect(() => {
    if (palette.isEntered && active) open(active)
  })

  const type = (written: string) => {
    setChosen(undefined)
    palette.type(written)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[keyOf(event)]
    if (step && active) {
      event.preventDefault()
      const next = (options.indexOf(active) + step + options.length) % options.length
      setChosen(options[next]?.key)
    } else if (isEnter(event)) {
      event.preventDefault()
      palette.enter()
    }
  }

  return (
    <Modal
      open
      title={<span className="visually-hidden">{text('office.search.label')}</span>}
      footer={null}
      closable={false}
      width={640}
      transitionName=""
      maskTransitionName=""
      className={styles.palette}
      onCancel={palette.close}
    >
      <div className={styles.line}>
        <Icon name="search" size={18} />
        <input
          ref={takeFocus}
          onFocus={writeOn}
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
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={text('common.close')} onClick={palette.close} />
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
        {statusOf()}
      </p>
    </Modal>
  )

  function statusOf() {
    const { isSearching, isTooShort, failed } = search
    if (failed.length > 0 && !isSearching) {
      const lists = failed.map(({ title }) => text(title)).join(' · ')
      return text('office.search.failed', { lists })
    }
    if (isSearching) return text('office.search.searching')
    if (typed.trim() === '' || excess) return ''
    if (options.length > 0)
      return text('office.search.found', { count: formatNumber(options.length) })
    return isTooShort
      ? text('office.search.more')
      : text('office.search.none', { typed: search.keyword })
  }
}
