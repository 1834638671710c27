import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { labelOf, titleOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import schema from '../../generated/screens/PriceImportRow.json'
import { api, dataOf } from '../calls/api'
import { formatNumber, language, text } from '../language/locale'
import { Pager } from '../ui/Pager'
import { Tabs } from '../ui/Tabs'
import { importKey } from './import-key'
import styles from '../ui/Exchange.module.css'

const size = 20
const kinds = ['refused', 'changed', 'added', 'unchanged'] as const

/** The rows of a sheet by outcome: refused ones with their reasons, the others with the figure before and after. */
export function PriceImportRows({ record }: { record: Schemas['PriceImport'] }) {
  const tabs = kinds.filter((kind) => record[kind] > 0)
  const [chosen, setChosen] = useState<Schemas['PriceRowKind']>()
  const [current, setCurrent] = useState(1)
  const kind = chosen && tabs.includes(chosen) ? chosen : (tabs[0] ?? 'added')
  const { data, error } = useQuery({
    queryKey: [...importKey(record.id), 'rows', record.state, kind, current],
    queryFn: () =>
      dataOf(
        api.GET('/office/price/import/{id}/rows', {
          params: { path: { id: record.id }, query: { kind, current, size } },
        }),
      ),
    placeholderData: keepPreviousData,
  })
  const { properties } = schema
  const isOfPrices = record.kind === 'prices'
  return (
    <Tabs
      label={text('pricing.import.rows')}
      tabs={tabs.map((key) => ({
        key,
        title: labelOf(properties.kind, key, language) ?? key,
        note: formatNumber(record[key]),
      }))}
      active={kind}
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
        aria-label={text('pricing.import.rows')}
      >
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col">{text('pricing.import.line')}</th>
              <th scope="col">{title('model')}</th>
              {isOfPrices && <th scope="col">{title('listName')}</th>}
              {isOfPrices && <th scope="col">{title('fromCounts')}</th>}
              {kind === 'refused' ? (
                <th scope="col">{title('reasons')}</th>
              ) : (
                <>
                  {kind !== 'added' && <th scope="col">{title('before')}</th>}
                  <th scope="col">{title('after')}</th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {data?.records.map((row) => (
              <Row key={row.id} row={row} isOfPrices={isOfPrices} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager current={current} size={size} total={data?.total ?? 0} onChange={setCurrent} />
    </Tabs>
  )
}

const title = (name: keyof Schemas['PriceImportRow']) =>
  titleOf(schema.properties[name], name, language)

function Row({ row, isOfPrices }: { row: Schemas['PriceImportRow']; isOfPrices: boolean }) {
  const { id, kind, model, listName, fromCounts, before, after, reasons } = row
  return (
    <tr>
      <td className={styles.number}>{id}</td>
      <td>{model}</td>
      {isOfPrices && <td>{listName ?? '–'}</td>}
      {isOfPrices && <td className={styles.number}>{formatNumber(fromCounts ?? 1)}</td>}
      {kind === 'refused' ? (
        <td>
          <ul>
            {reasons.map((reason, index) => (
              <li key={index}>{reason}</li>
            ))}
          </ul>
        </td>
      ) : (
        <>
          {kind !== 'added' && <td className={styles.number}>{before || '–'}</td>}
          <td className={styles.number}>{after}</td>
        </>
      )}
    </tr>
  )
}
