import { FieldNote } from '../../ui/FieldNote'

/** Says below an input that its text is too long, until the check of the form says so itself. */
export function LimitNote({
  id,
  failed,
  children,
}: {
  /** Goes to the input, which names `id-limit` in its description. */
  id: string
  failed: boolean
  children: string | undefined
}) {
  return (
    <FieldNote id={`${id}-limit`} isFault>
      {failed ? undefined : children}
    </FieldNote>
  )
}
