import { useEffect, useMemo, useState } from 'react'
import { type Owner, attachmentsKey } from './attachments-queries'
import { type Content, type Clash, withTheirs } from './attachments-clash'
import { changeDraftOf } from '../../forms/draft'
import { useMutation } from '@tanstack/react-query'
import { answerOf, api, CallFailure, dataOf, queries } from '../../calls/api'
import { showToast } from '../../ui/toast-list'
import { useLeaveGuard } from '../../forms/useLeaveGuard'

/**
 * The attachments being edited, kept as a draft. On a conflict it takes over the other user's changes and keeps the own
 * ones; `clash` names the parts that both have changed.
 */
export function useAttachments(owner: Owner, value: Content) {
  const key = attachmentsKey(owner)
  const name = JSON.stringify(key)
  const [base, setBase] = useState(value)
  const kept = useMemo(() => changeDraftOf<Content>(name, base), [name, base])
  const [begun] = useState((): { draft: Content; clash?: Clash } => {
    const [typed, begunOn] = [kept.read(), kept.begunOn()]
    if (!typed || !begunOn || begunOn.stamp === value.stamp) return { draft: typed ?? value }
    const { draft, ...clash } = withTheirs(typed, value, begunOn)
    return { draft, clash }
  })
  const [draft, setDraft] = useState(begun.draft)
  const [clash, setClash] = useState(begun.clash)
  const [restored, setRestored] = useState(begun.draft !== value)
  const changed = draft !== value
  const set = (part: Partial<Content>) => setDraft((before) => ({ ...before, ...part }))
  useEffect(() => {
    if (changed) kept.write(draft)
  }, [kept, draft, changed])
  const save = useMutation({
    // The error is shown below the form, not in a toast.
    onError: () => undefined,
    async mutationFn({ stamp, media, replacements, related, useCases }: Content) {
      const body = { stamp, media, replacements, related, useCases }
      const params = { params: { query: owner } }
      try {
        return await answerOf(api.PUT('/office/catalogue/attachments', { ...params, body }))
      } catch (error) {
        if (error instanceof CallFailure && error.status === 409)
          takeOver(await dataOf(api.GET('/office/catalogue/attachments', params)))
        throw error
      }
    },
    onSuccess: ({ data, message }) => {
      kept.clear()
      setRestored(false)
      queries.setQueryData(key, data)
      showToast('success', message)
    },
  })
  useLeaveGuard(changed)
  // Stay disabled until the saved answer is shown.
  const isSent = save.isPending || (save.isSuccess && save.variables === draft)

  function discard() {
    kept.clear()
    setRestored(false)
    setClash(undefined)
    setDraft(value)
    queries.setQueryData(key, base)
  }

  function takeOver(theirs: Content) {
    const merged = withTheirs(draft, theirs, base)
    setBase(theirs)
    setDraft(merged.draft)
    setClash(merged)
  }

  return { base, draft, set, changed, restored, discard, clash, setClash, save, isSent }
}
