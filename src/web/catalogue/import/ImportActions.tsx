import { useMutation } from '@tanstack/react-query'
import { useId, useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { hasGoodRow } from '../../../domain/catalogue/good-rows'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { SheetButtons } from '../../actions/SheetButtons'
import { actionKey, answerOf, api, queries } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import styles from '../../ui/Exchange.module.css'
import { importKey } from './import-key'
import { ImportChoices } from './ImportChoices'

/** The actions that the state of an import allows. */
export function ImportActions({ record }: { record: Schemas['CatalogueImport'] }) {
  const { id, stateCode, added, changed, refused, news, renames } = record
  const [choices, setChoices] = useState({ strict: false, rename: false, unpublished: false })
  const { act, pending, fault } = useImportAction(id)
  const path = { path: { id } }
  const ask = () => ({ params: path, headers: { 'Idempotency-Key': actionKey() } })
  const confirm = () =>
    act(() =>
      answerOf(api.POST('/office/catalogue/import/{id}/confirm', { ...ask(), body: choices })),
    )
  const cancel = () => act(() => answerOf(api.POST('/office/catalogue/import/{id}/cancel', ask())))
  const undo = () => act(() => answerOf(api.POST('/office/catalogue/import/{id}/undo', ask())))
  const hint = useId()
  const isLocked = !hasGoodRow(record)
  const isEmpty = added + changed + news.length === 0
  const changesNothing = !isLocked && !renames && isEmpty
  // Without the new names there is nothing to import.
  const waitsForRename = renames !== undefined && !choices.rename && isEmpty

  return (
    <>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {stateCode === 2 && !isLocked && (
        <ImportChoices record={record} choices={choices} onChange={setChoices} />
      )}
      {stateCode === 2 && isLocked && <p id={hint}>{text('products.imports.noGoodRow')}</p>}
      {stateCode === 2 && changesNothing && <p>{text('products.imports.nothing')}</p>}
      <div className={styles.buttons}>
        {stateCode === 2 && !changesNothing && (
          <Button
            look="main"
            disabled={pending || isLocked || waitsForRename}
            aria-describedby={isLocked ? hint : undefined}
            onClick={onceOf(confirm)}
          >
            {added + changed === 1
              ? text('products.imports.confirmOne')
              : text('products.imports.confirm', { count: formatNumber(added + changed) })}
          </Button>
        )}
        {[1, 2, 3].includes(stateCode) && (
          <Button disabled={pending} onClick={onceOf(cancel)}>
            {text(stateCode === 2 ? 'products.imports.discard' : 'products.imports.cancel')}
          </Button>
        )}
        {stateCode === 4 && record.unpublished && (
          <Link to="/office/catalogue/model?state=withdrawn">
            {text('products.imports.showUnpublished')}
          </Link>
        )}
        {stateCode === 4 && (
          <AskedAction
            label={text('products.imports.undo')}
            question={text('products.imports.undo.question')}
            explained={text('products.imports.undo.explained', {
              added: formatNumber(added),
              changed: formatNumber(changed),
            })}
            leave={text('products.imports.undo.leave')}
            pending={pending}
            onYes={(done) => void undo().finally(done)}
          />
        )}
        {refused > 0 && <span className={styles.soft}>{text('products.imports.refusedRows')}</span>}
        {refused > 0 && (
          <SheetButtons
            label={(format) => text('products.imports.refusedFile', { format })}
            call={(format) =>
              api.GET('/office/catalogue/import/{id}/refused', {
                params: { ...path, query: { format } },
                parseAs: 'blob',
              })
            }
          />
        )}
      </div>
    </>
  )
}

/** The second click of a double click would hit the button that replaces the first one. */
const onceOf = (act: () => Promise<unknown>) => (event: MouseEvent) => {
  if (event.detail < 2) void act()
}

/** Performs an action on an import; a refusal is shown on the page, because its reason may be long. */
function useImportAction(id: number) {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (call: () => Promise<{ data: Schemas['CatalogueImport']; message: string }>) =>
      call(),
    onSuccess: ({ data, message }) => {
      queries.setQueryData(importKey(id), data)
      showToast('success', message)
    },
    // The error is shown on the page, not in a toast.
    onError: () => undefined,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['data'] }),
  })
  return {
    act: (call: Parameters<typeof mutateAsync>[0]) => mutateAsync(call).catch(() => undefined),
    pending: isPending,
    fault: error?.message,
  }
}
