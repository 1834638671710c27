import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { searchedPart, spacedPlainly } from '../../domain/catalogue/keyword'
import { mayHaveParts } from '../actions/own-parts'
import { text } from '../language/locale'
import { FieldNote } from '../ui/FieldNote'
import { Icon } from '../ui/Icon'
import { keyOf } from '../ui/keys'
import { useTextLimit } from '../ui/LimitedText'
import { openOwnPart } from './own-parts'
import { forgetSearches, readHistory, rememberSearch } from './search-history'
import styles from './SearchBox.module.css'
import { SuggestionList } from './SuggestionList'
import { useHotWords, useSuggestions, type SearchType } from './use-suggestions'

export function addressOfSearch(keyword: string, searchType: SearchType): string {
  return `/productCategories?${new URLSearchParams({ keyword, searchType: String(searchType) })}`
}

/** Longer than any search; the results page says where a search was cut. */
const longestTyped = 1000

export function SearchBox() {
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const searched = useSearched()
  const [typed, setTyped] = useState(searched.keyword)
  const [searchType, setSearchType] = useState<SearchType>(searched.searchType)
  const [history, setHistory] = useState(readHistory)
  const [open, setOpen] = useState(false)
  /** Index of the suggestion selected by arrow keys; -1 = the typed text. */
  const [at, setAt] = useState(-1)
  const tooLong = useTextLimit(input, typed, longestTyped)
  const hot = useHotWords()
  const groups = useSuggestions(tooLong ? '' : typed, searchType, history)
  const words = groups.flatMap((group) => group.words)
  const listed = open && words.length > 0

  // Shows a search opened by a link or by going back.
  const [before, setBefore] = useState(searched)
  if (before.keyword !== searched.keyword || before.searchType !== searched.searchType) {
    setBefore(searched)
    setTyped(searched.keyword)
    setSearchType(searched.searchType)
  }

  function search(word: string, type = searchType) {
    const keyword = spacedPlainly(word)
    setOpen(false)
    setAt(-1)
    const address = groups.find(({ addresses }) => addresses?.[word])?.addresses?.[word]
    if (address) return void navigate(address)
    if (keyword === '') return input.current?.focus()
    setTyped(keyword)
    setHistory(rememberSearch(searchedPart(keyword)))
    void navigate(addressOfSearch(keyword, type))
  }

  /** Popular words are offered while the box is empty. */
  function choose(word: string) {
    search(word, typed.trim() === '' && hot.includes(word) ? 1 : searchType)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const word = words[at]
    if (word !== undefined) return choose(word)
    if (!mayHaveParts()) return search(typed)
    void openOwnPart(typed, navigate).then((opened) => (opened ? setOpen(false) : search(typed)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[keyOf(event)]
    if (keyOf(event) === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setAt(-1)
    } else if (step && words.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more position than suggestions: the typed text.
      setAt(((at + 1 + step + words.length + 1) % (words.length + 1)) - 1)
    }
  }

  return (
    <div className={styles.whole}>
      <form
        role="search"
        className={styles.box}
        onSubmit={submit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false)
        }}
      >
        <select
          className={styles.type}
          aria-label={text('shell.search.type')}
          value={searchType}
          onChange={({ target }) => setSearchType(target.value === '2' ? 2 : 1)}
        >
          <option value={1}>{text('shell.search.type.1')}</option>
          <option value={2}>{text('shell.search.type.2')}</option>
        </select>
        <input
          ref={input}
          className={styles.input}
          type="search"
          role="combobox"
          aria-label={text('shell.search.label')}
          aria-expanded={listed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-invalid={tooLong !== undefined}
          aria-describedby={`${listId}-note`}
          aria-activedescendant={listed && at >= 0 ? `${listId}-${at}` : undefined}
          autoComplete="off"
          placeholder={text(`shell.search.hint.${searchType}`)}
          value={typed}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(-1)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.submit} aria-label={text('shell.search')}>
          <Icon name="search" />
          <span className={styles.submitText}>{text('shell.search')}</span>
        </button>
        {listed && (
          <SuggestionList
            id={listId}
            groups={groups}
            at={at}
            onChoose={choose}
            onClear={
              history.length > 0
                ? () => {
                    forgetSearches()
                    setHistory([])
                    input.current?.focus()
                  }
                : undefined
            }
          />
        )}
      </form>
      <FieldNote id={`${listId}-note`} isFault>
        {tooLong}
      </FieldNote>
      <HotWords words={hot} />
    </div>
  )
}

/** Popular words may be names or models, so both are searched. */
function HotWords({ words }: { words: string[] }) {
  return (
    <p className={styles.hot}>
      {words.length > 0 && <span>{text('shell.search.hotOf')}</span>}
      {words.slice(0, 6).map((word) => (
        <Link key={word} to={addressOfSearch(word, 1)} title={word}>
          {word}
        </Link>
      ))}
    </p>
  )
}

/** The search of the current page. */
function useSearched(): { keyword: string; searchType: SearchType } {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(pathname.startsWith('/productCategories') ? search : '')
  return {
    keyword: searchedPart(query.get('keyword') ?? ''),
    searchType: query.get('searchType') === '2' ? 2 : 1,
  }
}
