import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { newWord } from './new-word'

/** Gives a shipped word another meaning, or switches it off, by a record of the office. */
export function ShippedWordActions({
  record: { word, kind, own },
}: {
  record: Schemas['ShippedWord']
}) {
  if (own !== 'shipped')
    return (
      <Link to={`/office/catalogue/word?${new URLSearchParams({ keyword: word })}`}>
        {text('vocabulary.shipped.open')}
      </Link>
    )
  const change = { word, kind: kind === 'standard' ? 'standard' : 'synonym', replaces: 'true' }
  return (
    <>
      <Link to={newWord(change)}>{text('vocabulary.shipped.change')}</Link>
      <Link to={newWord({ word, kind: 'removed' })}>{text('vocabulary.shipped.remove')}</Link>
    </>
  )
}
