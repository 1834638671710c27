import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, inLanguage, text } from '../../language/locale'
import { MoreBlock } from '../../ui/MoreBlock'
import styles from './CategoryPanel.module.css'
import { modelsText } from './counted'
import { useCategories, useClasses } from './selection-queries'
import { emptySelection, writeSelection, type SelectionState } from './selection-state'

type Type = Schemas['Category']

const selectionPath = '/productCategories/productSelection'

const addressOf = (scope: Partial<SelectionState>) =>
  selectionPath + writeSelection({ ...emptySelection, ...scope })

/** Types, categories and classes, each with its number of models. */
export function CategoryPanel() {
  const { data: types } = useCategories()
  const { data: classes } = useClasses()
  if (!types || !classes)
    return <div className={styles.skeleton} role="status" aria-label={text('common.loading')} />

  return types.map((type) => (
    <section key={type.categoryType} className={styles.type}>
      <h2 className={styles.typeName}>
        <Link to={addressOf({ categoryType: type.categoryType })}>{type.categoryTypeName}</Link>
        <span className={styles.total}>{modelsText(totalOf(type))}</span>
      </h2>
      <ul className={styles.blocks}>
        {type.abbreviationList.map((category) => (
          <Block
            key={category.abbreviation}
            type={type}
            category={category}
            classes={classes.filter(({ abbreviation }) => abbreviation === category.abbreviation)}
          />
        ))}
      </ul>
    </section>
  ))
}

function Block({
  type: { categoryType },
  category: { abbreviation, abbreviationEn, count },
  classes,
}: {
  type: Type
  category: Type['abbreviationList'][number]
  classes: Schemas['ProductClass'][]
}) {
  return (
    <li className={styles.block}>
      <MoreBlock>
        <h3 className={styles.category}>
          <Link to={addressOf({ categoryType, abbreviation })}>
            {inLanguage(abbreviation, abbreviationEn)}
          </Link>
          <span className={styles.count}>{formatNumber(count)}</span>
        </h3>
        <ul>
          {classes.map(({ id, className, classNameEn, count: models }) => (
            <li key={id}>
              <Link
                className={styles.class}
                to={addressOf({ categoryType, abbreviation, classId: id })}
              >
                <span className={styles.className}>{inLanguage(className, classNameEn)}</span>
                {models !== undefined && (
                  <span className={styles.count}>{formatNumber(models)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </MoreBlock>
    </li>
  )
}

function totalOf({ abbreviationList }: Type) {
  return abbreviationList.reduce((sum, { count }) => sum + count, 0)
}
