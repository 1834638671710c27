import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comparisonLimits } from '../../../domain/catalogue/comparison'
import * as limits from '../../../generated/limits'
import { api, dataOf, fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { LimitedInput } from '../../ui/LimitedText'
import styles from './AddProductDialog.module.css'

interface Props {
  /** Ids of the products already compared. */
  compared: number[]
  onAdd: (id: number) => void
  onClose: () => void
}

/** Searches products by name or model and adds them one by one. */
export function AddProductDialog({ compared, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const { data: matches, isFetching } = useFound(keyword)
  const full = compared.length >= comparisonLimits.most

  return (
    <Dialog title={text('catalogue.comparison.add')} onClose={onClose}>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          setKeyword(typed.trim())
        }}
      >
        <LimitedInput
          type="search"
          name="keyword"
          limit={limits.listProducts.keyword}
          value={typed}
          onChange={setTyped}
          aria-label={text('catalogue.comparison.search')}
          placeholder={text('catalogue.comparison.search')}
        />
        <Button look="main" type="submit" aria-busy={isFetching}>
          {text('catalogue.comparison.find')}
        </Button>
      </form>
      <div aria-live="polite">
        {full && <p className={styles.note}>{text('catalogue.comparison.full')}</p>}
        {matches?.length === 0 && (
          <p className={styles.note}>{text('catalogue.comparison.notFound')}</p>
        )}
      </div>
      <ul>
        {matches?.map(({ id, materialName, model, prodImgs }) => {
          const isIn = compared.includes(id)
          return (
            <li key={id} className={styles.found}>
              <span className={styles.picture}>
                {prodImgs[0] && (
                  <img src={fileAddress(prodImgs[0])} alt="" width="64" height="48" />
                )}
              </span>
              <span className={styles.words}>
                {materialName}
                <span className={styles.model}>{model}</span>
              </span>
              <Button
                small
                disabled={isIn || full}
                aria-label={text('catalogue.comparison.addOne', { name: model })}
                onClick={() => onAdd(id)}
              >
                {text(isIn ? 'catalogue.comparison.added' : 'catalogue.comparison.addThis')}
              </Button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}

function useFound(keyword: string) {
  const query = { keyword, searchType: 1 as const, size: 20 }
  return useQuery({
    queryKey: ['comparison', 'search', keyword],
    queryFn: async () =>
      (await dataOf(api.POST('/web/product/page', { params: { query }, body: [] }))).records,
    enabled: keyword !== '',
  })
}
