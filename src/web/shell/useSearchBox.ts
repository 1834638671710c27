import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { type SearchType, useHotWords, useSuggestions } from './use-suggestions'
import { useNavigate, useLocation } from 'react-router'
import { readHistory, rememberSearch, forgetSearches } from './search-history'
import { useTextLimit } from '../ui/LimitedText'
import { spacedPlainly, searchedPart } from '../../domain/catalogue/keyword'
import { mayHaveParts } from '../actions/own-parts'
import { openOwnPart } from './own-parts'
import { keyOf } from '../ui/keys'

export function addressOfSearch(keyword: string, searchType: SearchType): string {
  return `/productCategories?${new URLSearchParams({ keyword, searchType: String(searchType) })}`
}

/** Longer than any search; the results page says where a search was cut. */
const longestTyped = 1000

/** The text in the search box, its suggestions, and the ways to search. */
export function useSearchBox() {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { typed, setTyped, searchType, setSearchType } = useTypedSearch()
  const [history, setHistory] = useState(readHistory)
  const [open, setOpen] = useState(false)
  /** Index of the suggestion selected by arrow keys; -1 = the typed text. */
  const [at, setAt] = useState(-1)
  const tooLong = useTextLimit(input, typed, longestTyped)
  const hot = useHotWords()
  const groups = useSuggestions(tooLong ? '' : typed, searchType, history)
  const suggestions = groups.flatMap(({ words, addresses }) =>
    words.map((word) => ({ word, address: addresses?.[word] })),
  )
  const listed = open && suggestions.length > 0

  function search(word: string, type = searchType) {
    const keyword = spacedPlainly(word)
    setOpen(false)
    setAt(-1)
    if (keyword === '') return input.current?.focus()
    setTyped(keyword)
    setHistory(rememberSearch(searchedPart(keyword)))
    void navigate(addressOfSearch(keyword, type))
  }

  /** Popular words are offered while the box is empty; a page or an own part has an address. */
  function choose(place: number) {
    const suggestion = suggestions[place]
    if (!suggestion) return
    const { word, address } = suggestion
    if (address) {
      setOpen(false)
      setAt(-1)
      return void navigate(address)
    }
    search(word, typed.trim() === '' && hot.includes(word) ? 1 : searchType)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (at >= 0) return choose(at)
    if (!mayHaveParts()) return search(typed)
    void openOwnPart(typed, navigate).then((opened) => (opened ? setOpen(false) : search(typed)))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[keyOf(event)]
    if (keyOf(event) === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setAt(-1)
    } else if (step && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more position than suggestions: the typed text.
      const positions = suggestions.length + 1
      setAt(((at + 1 + step + positions) % positions) - 1)
    }
  }

  function type(written: string) {
    setTyped(written)
    setAt(-1)
    setOpen(true)
  }

  function forgetAll() {
    forgetSearches()
    setHistory([])
    input.current?.focus()
  }

  return {
    input,
    typed,
    type,
    searchType,
    setSearchType,
    setOpen,
    at,
    tooLong,
    hot,
    groups,
    listed,
    choose,
    submit,
    onKeyDown,
    forgetHistory: history.length > 0 ? forgetAll : undefined,
  }
}

/** The typed search; it follows a search that is opened by a link or by going back. */
function useTypedSearch() {
  const searched = useSearched()
  const [typed, setTyped] = useState(searched.keyword)
  const [searchType, setSearchType] = useState<SearchType>(searched.searchType)
  const [before, setBefore] = useState(searched)
  if (before.keyword !== searched.keyword || before.searchType !== searched.searchType) {
    setBefore(searched)
    setTyped(searched.keyword)
    setSearchType(searched.searchType)
  }
  return { typed, setTyped, searchType, setSearchType }
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
