import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { linesOf, type Content, type Part } from './attachments-clash'

/** Shows the other user's version of a part that both have changed, with a button that takes it. */
export function TheirPart({
  part,
  theirs,
  onTake,
}: {
  part: Part
  theirs: Content
  onTake: () => void
}) {
  const lines = linesOf(theirs, part)
  const name = text(`products.attachments.${part}`)
  return (
    <>
      <p>{text('products.attachments.theirs', { part: name })}</p>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{text('screens.none')}</p>
      )}
      <Button onClick={onTake}>{text('products.attachments.takeTheirs', { part: name })}</Button>
    </>
  )
}
