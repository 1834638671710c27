import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import type { Schemas } from '../../domain/schemas'
import { AskedAction } from '../actions/AskedAction'
import { actionKey, answerOf, api, queries } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import { importKey } from './import-key'
import styles from '../ui/Exchange.module.css'

type Action = 'confirm' | 'cancel' | 'undo'

/** Stores, discards or undoes an import, as its state allows. */
export function PriceImportActions({ record }: { record: Schemas['PriceImport'] }) {
  const { id, state, added, changed, unchanged } = record
  const { mutate, isPending, error } = useMutation({
    mutationFn: (action: Action) =>
      answerOf(
        api.POST(`/office/price/import/{id}/${action}`, {
          params: { path: { id } },
          headers: { 'Idempotency-Key': actionKey() },
        }),
      ),
    onSuccess({ data, message }) {
      queries.setQueryData(importKey(id), data)
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: importKey(id) })
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
    // The refusal is shown on the page, because its reason may be long.
    onError: () => undefined,
  })
  const rows = added + changed + unchanged
  return (
    <>
      {error && (
        <p className={styles.fault} role="alert">
          {error.message}
        </p>
      )}
      {state === 'checked' && rows === 0 && <p>{text('pricing.import.nothing')}</p>}
      <div className={styles.buttons}>
        {state === 'checked' && (
          <>
            <Button
              look="main"
              disabled={isPending || rows === 0}
              onClick={onceOf(() => mutate('confirm'))}
            >
              {text('pricing.import.confirm', { count: formatNumber(rows) })}
            </Button>
            <Button disabled={isPending} onClick={onceOf(() => mutate('cancel'))}>
              {text('pricing.import.discard')}
            </Button>
          </>
        )}
        {state === 'stored' && (
          <AskedAction
            label={text('pricing.import.undo')}
            question={text('pricing.import.undo.question')}
            explained={text('pricing.import.undo.explained')}
            leave={text('pricing.import.undo.leave')}
            pending={isPending}
            onYes={(done) => mutate('undo', { onSettled: done })}
          />
        )}
      </div>
    </>
  )
}

/** The second click of a double click would hit the button that replaces the first one. */
const onceOf = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act()
}
