import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { spelled } from '../../../domain/catalogue/material-data'
import { SheetButtons } from '../../actions/SheetButtons'
import { api, dataOf } from '../../api'
import { language, text } from '../../locale'
import { usePageTitle } from '../../ui/page-title'
import styles from './Exchange.module.css'

/** Saves the catalogue, or one class, as a spreadsheet that can be imported again. */
export function ExportPage() {
  usePageTitle(text('catalogue.exports'))
  const id = useId()
  const [classId, setClassId] = useState<number>()
  const { data = [] } = useQuery({
    queryKey: ['classes', 'all'],
    queryFn: () => dataOf(api.GET('/web/product/revision/class/list')),
  })
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{text('catalogue.exports')}</h1>
        <div className={styles.aside}>
          <Link to="/office/catalogue/import">{text('catalogue.imports')}</Link>
        </div>
      </header>
      <section className={styles.card}>
        <p className={styles.soft}>{text('catalogue.exports.hint')}</p>
        <div className={styles.field}>
          <label htmlFor={id}>{text('catalogue.exports.what')}</label>
          <select
            id={id}
            value={classId ?? ''}
            onChange={({ target }) => setClassId(target.value ? Number(target.value) : undefined)}
          >
            <option value="">{text('catalogue.exports.all')}</option>
            {data.map((one) => (
              <option key={one.id} value={one.id}>
                {spelled(language, one.className, one.classNameEn)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.buttons}>
          <SheetButtons
            label={(format) => text('catalogue.exports.save', { format })}
            call={(format) =>
              api.GET('/office/catalogue/export', {
                params: { query: { format, ...(classId !== undefined && { classId }) } },
                parseAs: 'blob',
              })
            }
          />
        </div>
      </section>
    </div>
  )
}
