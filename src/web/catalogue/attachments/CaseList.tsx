import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Schemas } from '../../../domain/schemas'
import * as limits from '../../../generated/limits'
import { api, dataOf } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import styles from '../../ui/Exchange.module.css'
import { LabelledLine } from './LabelledLine'
import { Ordered } from './Ordered'

type Case = Schemas['AttachedCase']

/** Use cases of a product: published cases, or free texts in both languages. */
export function CaseList({
  cases,
  onChange,
}: {
  cases: readonly Case[]
  onChange: (cases: Case[]) => void
}) {
  const id = useId()
  const { data = [] } = useQuery({
    queryKey: ['publishedCases'],
    queryFn: () => dataOf(api.GET('/office/catalogue/cases')),
  })
  const nameOf = ({ name, text: zh, textEn }: Case) => name || zh || textEn || ''
  return (
    <>
      <Ordered items={cases} nameOf={nameOf} onChange={onChange}>
        {(item, set) =>
          item.publicationId ? (
            <span className={styles.grow}>{item.name}</span>
          ) : (
            <span className={styles.names}>
              {([['text', 'textZh'] as const, ['textEn', 'textEn'] as const] as const).map(
                ([field, label]) => (
                  <LabelledLine
                    key={field}
                    label={text(`products.attachments.${label}`)}
                    value={item[field] ?? ''}
                    limit={limits.AttachedCase[field]}
                    onChange={(given) => set({ ...item, [field]: given })}
                  />
                ),
              )}
            </span>
          )
        }
      </Ordered>
      <div className={styles.field}>
        <label htmlFor={id}>{text('products.attachments.addCase')}</label>
        <select
          id={id}
          value=""
          onChange={({ target }) => {
            const chosenCase = data.find((known) => known.id === Number(target.value))
            if (chosenCase)
              onChange([...cases, { publicationId: chosenCase.id, name: chosenCase.name }])
          }}
        >
          <option value="">{text('products.attachments.choice')}</option>
          {data.map(({ id: caseId, name }) => (
            <option key={caseId} value={caseId}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => onChange([...cases, { text: '', textEn: '' }])}>
          {text('products.attachments.addText')}
        </Button>
      </div>
    </>
  )
}
