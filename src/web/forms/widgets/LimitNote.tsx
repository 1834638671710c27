import { FieldNote } from '../../ui/FieldNote'

/** Says below an input that its text is too long, until the form's validation does. */
export function LimitNote({
  id,
  failed,
  children,
}: {
  /** Id of the input, whose aria-describedby names `id-limit`. */
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
