import { useId } from 'react'
import { entryLimit } from '../../../domain/orders/entry-text'
import { sheetExtensions } from '../../../domain/forms/uploads'
import { base64Of } from '../../calls/base64'
import { formatNumber, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { FileDrop } from '../../ui/FileDrop'
import styles from './QuickEntry.module.css'
import type { QuickEntry } from './useQuickEntry'

/** A list of 500 lines needs a tenth of this; the server accepts no much larger request. */
const mostKilobytes = 700

/** Paste a list, or choose a file. */
export function QuickEntryForm({ entry }: { entry: QuickEntry }) {
  const { typed, setTyped, isReading, read, failure, setFailure } = entry
  const id = useId()

  async function readFile(file: File | undefined) {
    if (!file) return
    if (file.size > mostKilobytes * 1024) {
      const limit = formatNumber(mostKilobytes)
      return setFailure(text('orders.entry.fileTooLarge', { limit }))
    }
    read({
      file: { name: file.name, content: base64Of(new Uint8Array(await file.arrayBuffer())) },
    })
  }

  return (
    <FileDrop
      accept={sheetExtensions}
      disabled={isReading}
      onFiles={([file]) => void readFile(file)}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          read({ text: typed })
        }}
      >
        <p id={`${id}-hint`} className={styles.note}>
          {text('orders.entry.hint', { limit: formatNumber(entryLimit) })}
        </p>
        <label htmlFor={id}>{text('orders.entry.text')}</label>
        <textarea
          id={id}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          placeholder={'RL1-127-16-R-ZN 200\n500, NF-M8x1-8-ZN'}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={styles.choices}>
          <label className={styles.file}>
            {text('orders.entry.file')}
            <input
              type="file"
              accept={sheetExtensions.join(',')}
              disabled={isReading}
              onChange={({ target }) => {
                void readFile(target.files?.[0])
                // Lets the same file be chosen again after it was changed.
                target.value = ''
              }}
            />
          </label>
          <Button
            type="submit"
            look="main"
            disabled={isReading || typed.trim() === ''}
            aria-busy={isReading}
          >
            {text(isReading ? 'orders.entry.reading' : 'orders.entry.read')}
          </Button>
        </div>
      </form>
    </FileDrop>
  )
}
