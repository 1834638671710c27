import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import { Pager } from '../../ui/Pager'
import { Tabs } from '../../ui/Tabs'
import { keysIn } from '../../../domain/lists/objects'
import styles from '../../ui/Exchange.module.css'
import { importKey } from './import-key'

const size = 20
const kinds = { refused: 4, changed: 2, added: 1, unchanged: 3 } as const
type Kind = keyof typeof kinds

/** The rows of a file, grouped by outcome. */
export function ImportRows({ record }: { record: Schemas['CatalogueImport'] }) {
  // The cast is safe: the keys come from the table above.
  const tabs = keysIn(kinds).filter((kind) => record[kind] > 0)
  const [chosen, setChosen] = useState<Kind>()
  const [current, setCurrent] = useState(1)
  const active = chosen && tabs.includes(chosen) ? chosen : (tabs[0] ?? 'refused')
  const kind = kinds[active]
  const { data, error } = useQuery({
    queryKey: [...importKey(record.id), record.stateCode, kind, current],
    queryFn: () =>
      dataOf(
        api.GET('/office/catalogue/import/{id}/rows', {
          params: { path: { id: record.id }, query: { kind, current, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <Tabs
      label={text('products.imports.rows')}
      tabs={tabs.map((key) => ({
        key,
        title: text(`products.imports.${key}`),
        note: formatNumber(record[key]),
      }))}
      active={active}
      onChange={(key) => {
        setChosen(key)
        setCurrent(1)
      }}
    >
      {error && <p className={styles.fault}>{error.message}</p>}
      <div
        className={styles.scroll}
        aria-busy={!data}
        tabIndex={0}
        role="region"
        aria-label={text(`products.imports.${active}`)}
      >
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{text('products.imports.line')}</th>
              <th scope="col">{text('products.imports.model')}</th>
              {active === 'added' && <th scope="col">{text('products.imports.product')}</th>}
              {active === 'changed' && <th scope="col">{text('products.imports.changes')}</th>}
              {active === 'refused' && <th scope="col">{text('products.imports.reasons')}</th>}
            </tr>
          </thead>
          <tbody>
            {data?.records.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager current={current} size={size} total={data?.total ?? 0} onChange={setCurrent} />
    </Tabs>
  )
}

function Row({ row }: { row: Schemas['CatalogueImportRow'] }) {
  const { kind, line, model, name, changes, refused } = row
  return (
    <tr>
      <td className={styles.number}>{line}</td>
      <td>{model}</td>
      {kind === kinds.added && <td>{name}</td>}
      {kind === kinds.changed && (
        <td>
          <ul>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                <span className={styles.soft}>{field}</span> <del>{before || '–'}</del> →{' '}
                <ins>{after || '–'}</ins>
              </li>
            ))}
          </ul>
        </td>
      )}
      {kind === kinds.refused && (
        <td>
          <ul>
            {refused.map(({ column, message }, index) => (
              <li key={index}>
                <span className={styles.soft}>{column}</span> {message}
              </li>
            ))}
          </ul>
        </td>
      )}
    </tr>
  )
}
