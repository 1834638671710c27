import { useId } from 'react'
import { spelled } from '../../../domain/catalogue/material-data'
import type { Schemas } from '../../../domain/schemas'
import { language, text } from '../../language/locale'
import { useClassList } from './attachments-queries'
import styles from '../../ui/Exchange.module.css'
import { ModelChooser } from './ModelChooser'
import { Ordered } from './Ordered'

type Link = Schemas['LinkedProduct']

const isSame = (link: Link, other: Link) =>
  link.classId === other.classId && link.materialId === other.materialId

/** The classes and models a product links to, in order. */
export function LinkList({
  label,
  links,
  onChange,
}: {
  label: string
  links: readonly Link[]
  onChange: (links: Link[]) => void
}) {
  const id = useId()
  const classes = useClassList()
  const add = (link: Link) => {
    if (!links.some((existing) => isSame(existing, link))) onChange([...links, link])
  }
  return (
    <>
      <Ordered items={links} nameOf={({ name = '' }) => name} onChange={onChange}>
        {({ classId, name }) => (
          <span className={styles.grow}>
            {classId && <span className={styles.soft}>{text('products.attachments.class')} </span>}
            {name}
          </span>
        )}
      </Ordered>
      <div className={styles.names}>
        <div className={styles.field}>
          <label htmlFor={id}>
            {text('products.attachments.addClass')}
            <span className="visually-hidden"> {label}</span>
          </label>
          <select
            id={id}
            value=""
            onChange={({ target }) => {
              const productClass = classes.find((known) => known.id === Number(target.value))
              if (!productClass) return
              add({
                classId: productClass.id,
                name: spelled(language, productClass.className, productClass.classNameEn),
              })
            }}
          >
            <option value="">{text('products.attachments.choice')}</option>
            {classes.map((productClass) => (
              <option key={productClass.id} value={productClass.id}>
                {spelled(language, productClass.className, productClass.classNameEn)}
              </option>
            ))}
          </select>
        </div>
        <ModelChooser
          label={text('products.attachments.addModel')}
          onChoose={({ id: materialId, model }) => add({ materialId, name: model })}
        />
      </div>
    </>
  )
}
