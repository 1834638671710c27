import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { faultOfFigures } from '../../../domain/catalogue/import/figure-cells'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, CallFailure, dataOf, queries } from '../../calls/api'
import { inLanguage, text } from '../../language/locale'
import { OneRecord } from '../../screens/OneRecord'
import { OfficePage } from '../../screens/OfficePage'
import { usePageTitle } from '../../ui/page-title'
import { showToast } from '../../ui/toast-list'
import { GridPanel } from '../../grid/GridPanel'
import {
  isEmptyNew,
  isNew,
  storedRow,
  withRequired,
  type GridColumn,
  type GridRow,
} from '../../grid/grid-rows'
import { useGrid, type Shown } from '../../grid/useGrid'
import { itemAt } from '../../../domain/lists/items'

type Values = Schemas['OfficeValues']

const back = { to: '/office/catalogue/characteristic', title: 'products.characteristics' } as const

/** The values of a characteristic, in both languages and in order. */
export function ValuesPage({ id: idParam }: { id: string | undefined }) {
  const id = Number(idParam)
  return (
    <OneRecord
      id={id}
      queryKey={['officeValues', id]}
      ask={() =>
        dataOf(
          api.GET('/office/catalogue/characteristic/{id}/values', { params: { path: { id } } }),
        )
      }
      missing={{ title: text('products.notFound') }}
      back={back}
    >
      {(values) => <ValueList key={values.version} values={values} />}
    </OneRecord>
  )
}

function ValueList({ values }: { values: Values }) {
  const { id, version } = values
  const name = inLanguage(values.fieldName, values.fieldNameEn)
  usePageTitle(text('products.values.title', { name }))
  const [ordered, setOrdered] = useState(values.ordered)
  const columns = useMemo(() => columnsOf(values), [values])
  const grid = useGrid({ name: `values.${id}`, columns, begin: () => rowsOf(values), isShown })

  const save = useMutation({
    async mutationFn() {
      const rows = withRequired(grid.rows, columns)
      grid.setRows(rows)
      const sent = rows.filter((row) => !row.removed && !isEmptyNew(row))
      if (sent.some((row) => Object.keys(row.faults).length > 0))
        throw new CallFailure(text('grid.mend'), 0)
      const inOrder = ordered ? sorted(sent) : sent
      try {
        return await answerOf(
          api.PUT('/office/catalogue/characteristic/{id}/values', {
            params: { path: { id } },
            body: {
              version,
              ordered,
              values: inOrder.map(({ id: valueId, now: [val = '', valEn = ''] }) => ({
                ...(valueId !== undefined && { id: valueId }),
                val,
                valEn,
              })),
            },
          }),
        )
      } catch (error) {
        if (error instanceof CallFailure) grid.setRows(withFaults(rows, inOrder, error))
        throw error
      }
    },
    onSuccess({ data, message }) {
      showToast('success', message)
      grid.forgetDraft()
      queries.setQueryData(['officeValues', id], data)
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
  })

  return (
    <OfficePage title={text('products.values.title', { name })}>
      <GridPanel
        label={text('products.values.title', { name })}
        columns={columns}
        grid={grid}
        choices={['all', 'changed', 'missingEn']}
        busy={save.isPending}
        fresh={() => ['', '', '0', '']}
        onSave={() => save.mutate()}
        onDiscard={() => window.confirm(text('grid.discardAsk')) && grid.setRows(rowsOf(values))}
      >
        <label>
          <input
            type="checkbox"
            checked={ordered}
            onChange={({ target }) => setOrdered(target.checked)}
          />
          {text('products.values.ordered')}
        </label>
      </GridPanel>
    </OfficePage>
  )
}

function columnsOf({ kind }: Values): GridColumn[] {
  const fine = () => undefined
  return [
    {
      key: 'val',
      title: text('products.values.zh'),
      width: 260,
      required: true,
      kind: kind === 'figure' ? 'number' : 'text',
      check(cell) {
        if (cell.trim() === '') return text('catalogue.import.cellEmpty')
        const fault = kind === 'figure' && faultOfFigures(cell)
        return fault ? text(fault.reason, fault.params) : undefined
      },
    },
    { key: 'valEn', title: text('products.values.en'), width: 260, kind: 'text', check: fine },
    {
      key: 'models',
      title: text('products.values.models'),
      width: 120,
      kind: 'number',
      readOnly: true,
      check: fine,
    },
    { key: 'place', title: text('products.values.place'), width: 120, kind: 'number', check: fine },
  ]
}

const rowsOf = ({ values, version, ordered }: Values): GridRow[] =>
  values.map(({ id, val, valEn, models }, place) =>
    storedRow(id, version, [val, valEn, String(models), ordered ? String(place + 1) : '']),
  )

/** Sorted by the typed positions; rows without one come last, in their current order. */
const sorted = (rows: GridRow[]) => {
  const place = ({ now }: GridRow) => Number(now[3]) || Infinity
  return [...rows].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0))
}

function withFaults(rows: readonly GridRow[], sent: readonly GridRow[], { errors }: CallFailure) {
  const faults = new Map(
    errors.map(({ path, message }) => [sent[Number(path.split('.')[1])]?.key, message]),
  )
  return rows.map((row) => {
    const fault = faults.get(row.key)
    return fault ? { ...row, faults: { ...row.faults, 0: fault } } : row
  })
}

function isShown(row: GridRow, shown: Shown): boolean {
  if (shown === 'missingEn') return /\p{Script=Han}/u.test(itemAt(row.now, 0)) && row.now[1] === ''
  return shown !== 'changed' || isNew(row) || row.now.some((cell, at) => cell !== row.stored[at])
}
