import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { findModelGrid } from './class-models'
import { shownAs } from '../../grid/cell-text'
import styles from '../../ui/Exchange.module.css'
import { EditModel, usePublishing } from './ModelActions'
import { gridColumns } from './model-rows'

type Duplicate = Schemas['DuplicateModel']

/** Compares a model with its duplicates, or unpublishes it. */
export function DuplicateActions({ record }: { record: Duplicate }) {
  const { id, classId, model } = record
  const [comparing, setComparing] = useState(false)
  const { mutate, isPending } = usePublishing([id])
  return (
    <>
      <Button small onClick={() => setComparing(true)}>
        {text('products.duplicates.compare')}
      </Button>
      <AskedAction
        small
        label={text('products.withdraw')}
        question={text('products.withdraw.question', { count: 1 })}
        explained={`${model}: ${text('products.withdraw.explained')}`}
        leave={text('products.withdraw.leave')}
        pending={isPending}
        onYes={(done) => mutate(false, { onSettled: done })}
      />
      <EditModel classId={classId} model={model} />
      {comparing && <Comparison record={record} onClose={() => setComparing(false)} />}
    </>
  )
}

/** The other fields in which models with the same characteristics differ. */
function Comparison({ record, onClose }: { record: Duplicate; onClose: () => void }) {
  const { classId, models } = record
  const { data, error } = useQuery({
    queryKey: ['data', 'duplicates', classId, models],
    queryFn: () => findModelGrid(classId, models),
  })
  return (
    <Dialog title={text('products.duplicates.compare')} onClose={onClose} shape="wide">
      {error && <p role="alert">{error.message}</p>}
      <div className={styles.scroll} aria-busy={!data}>
        {data && <Differences grid={data} />}
      </div>
    </Dialog>
  )
}

function Differences({ grid }: { grid: Schemas['ModelGrid'] }) {
  const columns = gridColumns(grid)
  const differing = columns.flatMap((column, place) => {
    const cells = grid.rows.map(({ cells }) => cells[place] ?? '')
    const isEqual = cells.every((cell) => cell === cells[0])
    return isEqual || column.key === 'model' ? [] : [{ column, cells }]
  })
  return (
    <>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{text('products.duplicates.field')}</th>
            {grid.rows.map(({ id, cells: [model = ''] }) => (
              <th key={id} scope="col">
                {model}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map(({ column, cells }) => (
            <tr key={column.key}>
              <th scope="row">{column.title}</th>
              {cells.map((cell, at) => (
                <td key={grid.rows[at]?.id}>{shownAs(column, cell) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length === 0 && <p>{text('products.duplicates.equal')}</p>}
    </>
  )
}
