import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api, CallFailure, queries } from '../calls/api'
import { draftOf } from '../forms/draft'
import { useKept } from '../forms/useKept'
import { once } from '../calls/once'
import * as limits from '../../generated/limits'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { isTooLong, LimitedInput } from '../ui/LimitedText'
import { showToast } from '../ui/toast-list'
import styles from './Calculator.module.css'
import { EditCover } from './EditCover'
import type { Kind } from './kinds'
import { useCover } from './useCover'

/** A report without its name. */
type Report = Omit<Schemas['ReportCreation'], 'name' | 'page'> & { page: Kind }

/** Keeps what is shown as a report; only what was calculated for these parameters can be kept. */
export function SaveReport({
  product,
  report,
}: {
  product: number
  /** Nothing until the server has calculated what is shown. */
  report: Report | undefined
}) {
  const kept = `report.${product}`
  const [name, setName] = useKept(kept, '')
  const [saved, setSaved] = useState<{ id: number; of: object | undefined }>()
  const { cover, setCover } = useCover(product, report?.page === 'joint')
  const { revises, follow } = useRevised()
  // A double click arrives before the pending state renders.
  const saving = useRef(false)
  const save = useMutation({
    mutationFn: (report: Report & { name?: string }) => {
      // Each kind of calculation has its reports.
      const body = report as Schemas['ReportCreation']
      return once(`createReport.${product}`, body, (headers) =>
        answerOf(
          api.POST('/web/calculate/createReport/{id}', {
            params: { path: { id: product } },
            body,
            headers,
          }),
        ),
      )
    },
    onSettled() {
      saving.current = false
    },
    onSuccess: ({ data, message }) => {
      showToast('success', message)
      // The name stays in the field beside the report saved under it.
      draftOf(kept).clear()
      setSaved({ id: data.reportId, of: report })
      if (revises) follow(data.reportId)
      // The lists of the generated screens.
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
  })
  const lockbolt =
    save.error instanceof CallFailure &&
    save.error.errors.some(({ code }) => code === 'LOCKBOLT_NO_TORQUE')
  const done = saved !== undefined && saved.of === report

  return (
    <div className={styles.saving}>
      <LimitedInput
        aria-label={text('calculation.report.name')}
        placeholder={text('calculation.report.name')}
        limit={limits.ReportCreation.name}
        value={name}
        onChange={setName}
      />
      <Button
        look="main"
        disabled={!report || save.isPending || done || isTooLong(name, limits.ReportCreation.name)}
        title={report ? undefined : text('calculation.notCalculated')}
        onClick={() => {
          if (!report || saving.current) return
          saving.current = true
          save.mutate({
            ...report,
            ...(name.trim() && { name: name.trim() }),
            ...(report.page === 'joint' && { cover }),
            ...(revises && { revises }),
          })
        }}
      >
        {text(revises ? 'calculation.signed.saveRevision' : 'calculation.save')}
      </Button>
      {report?.page === 'joint' && (
        <EditCover
          product={product}
          cover={cover}
          revising={Boolean(revises)}
          onChange={setCover}
        />
      )}
      {revises && (
        <Button small look="quiet" onClick={() => follow(undefined)}>
          {text('calculation.signed.saveAsNew')}
        </Button>
      )}
      {lockbolt && (
        <Link to={`/productCategories/calculationReports/stretching?id=${product}`}>
          {text('calculation.toLockbolt')}
        </Link>
      )}
      {done && <Link to={`/calculationReport/${saved.id}`}>{text('calculation.open')}</Link>}
    </div>
  )
}

/** The report that the address says is revised: what is saved is its next revision. */
function useRevised() {
  const [search, setSearch] = useSearchParams()
  const id = Number(search.get('revises'))
  const follow = (next: number | undefined) =>
    setSearch(
      (now) => {
        if (next) now.set('revises', String(next))
        else now.delete('revises')
        return now
      },
      { replace: true },
    )
  return { revises: Number.isSafeInteger(id) && id > 0 ? id : undefined, follow }
}
