import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, CallFailure, dataOf, queries } from '../../api'
import { inLanguage, text } from '../../locale'
import { OneRecord } from '../../screens/OneRecord'
import { RecordArticle } from '../../screens/RecordArticle'
import { Pager } from '../../ui/Pager'
import { Tag } from '../../ui/Tag'
import { usePageTitle } from '../../ui/page-title'
import { showToast } from '../../ui/toast-list'
import { GridPanel } from './GridPanel'
import { mergedRows, withRequired } from './grid-rows'
import { belongs, formOf, gridColumns, gridRows, savedRows, withFaults } from './model-rows'
import { PublishButton } from './PublishButton'
import { useGrid } from './useGrid'

type Model = Schemas['ModelGrid']

/** So many models are edited at a time. */
const size = 2000

const back = { to: '/office/catalogue/class', title: 'products.classes' } as const

const choices = ['all', 'changed', 'faulty', 'missingZh', 'missingEn', 'withdrawn'] as const

const ask = (id: number, current: number) =>
  dataOf(
    api.GET('/office/catalogue/class/{id}/models', {
      params: { path: { id }, query: { current, size } },
    }),
  )

/** The models of a class, all their cells in one table. */
export function ModelGridPage({ id: given }: { id: string | undefined }) {
  const id = Number(given)
  const [current, setCurrent] = useState(1)
  return (
    <OneRecord
      id={id}
      queryKey={['classModels', id, current]}
      ask={() => ask(id, current)}
      missing={{ title: text('products.notFound') }}
      back={back}
    >
      {(model) => (
        <Models
          key={`${id} ${current}`}
          model={model}
          onPage={setCurrent}
          refresh={() => ask(id, current)}
        />
      )}
    </OneRecord>
  )
}

interface Props {
  model: Model
  onPage: (current: number) => void
  refresh: () => Promise<Model>
}

function Models({ model: begun, onPage, refresh }: Props) {
  const [model, setModel] = useState(begun)
  const { classId: id } = model
  const columns = useMemo(() => gridColumns(model), [model])
  const isShown = useMemo(() => belongs(columns), [columns])
  const grid = useGrid(`models.${id}.${begun.current}`, columns, () => gridRows(begun), isShown)
  const name = inLanguage(model.className, model.classNameEn)
  usePageTitle(text('products.grid.title', { name }))
  useFound(
    grid,
    columns.findIndex(({ key }) => key === 'model'),
  )

  const save = useMutation({
    async mutationFn() {
      const rows = withRequired(grid.rows, columns)
      const form = formOf(columns, rows)
      const faulty = form.sent.some((row) => Object.keys(row.faults).length > 0)
      grid.setRows(rows)
      if (faulty) throw new CallFailure(text('products.grid.mend'), 0)
      try {
        const { data, message } = await answerOf(
          api.PUT('/office/catalogue/class/{id}/models', {
            params: { path: { id } },
            body: form.body,
          }),
        )
        setModel({ ...model, columns: data.columns })
        grid.setRows(savedRows(rows, form, gridRows(data)))
        showToast('success', message)
        forget(id)
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        const told = withFaults(rows, columns, form, error.errors)
        // Somebody was faster: what is stored now is laid beside what is typed here.
        grid.setRows(
          error.status === 409
            ? mergedRows(rows, gridRows(await refresh()), text('products.grid.gone'))
            : told,
        )
        throw error
      }
    },
  })

  return (
    <RecordArticle
      title={text('products.grid.title', { name })}
      back={back}
      tags={
        <Tag tone={model.published ? 'good' : 'warn'}>
          {text(model.published ? 'products.published' : 'products.withdrawn')}
        </Tag>
      }
      actions={
        <>
          <Link to={`/office/catalogue/class/edit/${id}`}>{text('products.class.edit')}</Link>
          <Link to={`/office/catalogue/missing?classId=${id}`}>{text('products.missing')}</Link>
          <Link to={`/office/catalogue/attachments?classId=${id}`}>
            {text('catalogue.attachments')}
          </Link>
          <PublishButton
            id={id}
            published={model.published}
            onDone={(published) => setModel({ ...model, published })}
          />
        </>
      }
    >
      <GridPanel
        label={text('products.grid.title', { name })}
        columns={columns}
        grid={grid}
        choices={choices}
        busy={save.isPending}
        fresh={() => freshCells(model, columns)}
        onSave={() => save.mutate()}
        onDiscard={() => {
          if (window.confirm(text('products.grid.discardAsk')))
            void refresh().then((fresh) => grid.setRows(gridRows(fresh)))
        }}
      />
      {begun.total > size && (
        <Pager current={begun.current} size={size} total={begun.total} onChange={onPage} />
      )}
    </RecordArticle>
  )
}

/** A new model is like its class: its names, its standard, one piece, in the shop. */
function freshCells({ className, classNameEn, standard }: Model, columns: { key: string }[]) {
  const begun: Record<string, string> = {
    ...{ materialName: className, materialNameEn: classNameEn },
    ...{ 'b.standardNumber': standard, minQuantity: '1', published: '1' },
  }
  return columns.map(({ key }) => begun[key] ?? '')
}

/** What was fetched before the change is fetched again. */
function forget(id: number) {
  void queries.invalidateQueries({ queryKey: ['data'] })
  queries.removeQueries({ queryKey: ['classModels', id], type: 'inactive' })
}

/** The model that the address names is where one begins. */
function useFound(grid: ReturnType<typeof useGrid>, place: number) {
  const [search] = useSearchParams()
  const [looked, setLooked] = useState(false)
  const wanted = search.get('model')
  if (looked || !wanted) return
  setLooked(true)
  const line = grid.view.findIndex((at) => grid.rows[at]!.now[place] === wanted)
  if (line >= 0) grid.move({ row: line, place }, false)
}
