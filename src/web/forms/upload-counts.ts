import { useMemo, useState } from 'react'
import type { FormContext } from './form-context'

export interface UploadCounts {
  underWay: number
  failed: number
}

/** Uploads hold back the sending of a form: one would be missing from it. */
export const isHeld = ({ underWay, failed }: UploadCounts) => underWay > 0 || failed > 0

/** Counts the uploads of a form's inputs, which hold back its sending. */
export function useUploadCounts(context: FormContext | undefined) {
  const [underWay, setUnderWay] = useState(0)
  const [failed, setFailed] = useState(0)
  const counting = useMemo(
    (): FormContext => ({
      ...context,
      onUnderWay: (more) => setUnderWay((count) => count + more),
      onFailed: (more) => setFailed((count) => count + more),
    }),
    [context],
  )
  return { context: counting, underWay, failed }
}
