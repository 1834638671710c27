import { text } from '../../locale'

/** Goes to a model by its name or a part of it. */
export function FindModel({ onFind }: { onFind: (word: string) => void }) {
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        const word = String(new FormData(event.currentTarget).get('model')).trim()
        if (word) onFind(word)
      }}
    >
      <input
        type="search"
        name="model"
        maxLength={100}
        aria-label={text('products.grid.find')}
        placeholder={text('products.grid.find')}
      />
    </form>
  )
}
