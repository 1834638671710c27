import { useId, useState } from 'react'
import { Link } from 'react-router'
import { spelled } from '../../../domain/catalogue/material-data'
import { SheetButtons } from '../../actions/SheetButtons'
import { api } from '../../calls/api'
import { language, text } from '../../language/locale'
import { usePageTitle } from '../../ui/page-title'
import { useClassList } from '../attachments/attachments-queries'
import styles from '../../ui/Exchange.module.css'

/** Downloads the catalogue or one class as a spreadsheet that can be imported again. */
export function ExportPage() {
  usePageTitle(text('catalogue.exports'))
  const id = useId()
  const [classId, setClassId] = useState<number>()
  const classes = useClassList()
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{text('catalogue.exports')}</h1>
        <div className={styles.aside}>
          <Link to="/office/catalogue/import">{text('catalogue.imports')}</Link>
        </div>
      </header>
      <section className={styles.card}>
        <p className={styles.soft}>{text('products.exports.hint')}</p>
        <div className={styles.field}>
          <label htmlFor={id}>{text('products.exports.what')}</label>
          <select
            id={id}
            value={classId ?? ''}
            onChange={({ target }) => setClassId(target.value ? Number(target.value) : undefined)}
          >
            <option value="">{text('products.exports.all')}</option>
            {classes.map((productClass) => (
              <option key={productClass.id} value={productClass.id}>
                {spelled(language, productClass.className, productClass.classNameEn)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.buttons}>
          <SheetButtons
            label={(format) => text('products.exports.save', { format })}
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
