import { useState } from 'react'
import * as limits from '../../generated/limits'
import { text } from '../language/locale'
import { LimitedInput } from '../ui/LimitedText'

/** Finds a model by its name or a part of it. */
export function FindModel({ onFind }: { onFind: (word: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const word = typed.trim()
        if (word) onFind(word)
      }}
    >
      <LimitedInput
        type="search"
        name="model"
        limit={limits.suggestModels.keyword}
        value={typed}
        onChange={setTyped}
        aria-label={text('grid.find')}
        placeholder={text('grid.find')}
      />
    </form>
  )
}
