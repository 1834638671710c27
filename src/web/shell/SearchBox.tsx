import { useId } from 'react'
import { Link } from 'react-router'
import { text } from '../language/locale'
import { FieldNote } from '../ui/FieldNote'
import { Icon } from '../ui/Icon'
import styles from './SearchBox.module.css'
import { SuggestionList } from './SuggestionList'
import { useSearchBox, addressOfSearch } from './useSearchBox'

export function SearchBox() {
  const listId = useId()
  const box = useSearchBox()
  const { input, typed, searchType, groups, at, listed, tooLong } = box

  return (
    <div className={styles.whole}>
      <form
        role="search"
        className={styles.box}
        onSubmit={box.submit}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) box.setOpen(false)
        }}
      >
        <select
          className={styles.type}
          aria-label={text('shell.search.type')}
          value={searchType}
          onChange={({ target }) => box.setSearchType(target.value === '2' ? 2 : 1)}
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
          onFocus={() => box.setOpen(true)}
          onClick={() => box.setOpen(true)}
          onChange={({ target }) => box.type(target.value)}
          onKeyDown={box.onKeyDown}
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
            onChoose={box.choose}
            onClear={box.forgetHistory}
          />
        )}
      </form>
      <FieldNote id={`${listId}-note`} isFault>
        {tooLong}
      </FieldNote>
      <HotWords words={box.hot} />
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
