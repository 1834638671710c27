import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import { useCategories, useClasses } from './selection-queries'
import { changed, withClass, withScope } from './selection-state'
import styles from './ScopeSelects.module.css'
import type { SelectionRoute } from './useSelectionState'

/** The current scope: selects for type, category and class, or the search word. */
export function ScopeSelects({ route }: { route: SelectionRoute }) {
  const { state, addressOf } = route
  return (
    <nav
      className={styles.scope}
      data-tour="scope"
      aria-label={text('catalogue.selection.breadcrumb')}
    >
      <Link to="/productCategories" className={styles.home}>
        {text('catalogue.selection.products')}
      </Link>
      <Icon name="chevronRight" size={14} />
      {state.keyword ? (
        <span className={styles.search}>
          <span className={styles.keyword}>
            {text('catalogue.selection.searchFor', { keyword: state.keyword })}
          </span>
          <Link
            className={styles.clear}
            to={addressOf(changed(state, { keyword: '', searchType: 1 }))}
            aria-label={text('catalogue.selection.withoutKeyword', { keyword: state.keyword })}
          >
            <Icon name="close" size={16} />
          </Link>
        </span>
      ) : (
        <Selects route={route} />
      )}
    </nav>
  )
}

function Selects({ route: { state, go } }: { route: SelectionRoute }) {
  const { data: types = [] } = useCategories()
  const { data: classes = [] } = useClasses()
  const chosen = classes.find(({ id }) => id === state.classId)
  const here = placeOf(state.abbreviation ?? chosen?.abbreviation, types)
  const type = state.categoryType ?? here?.type.categoryType
  const inScope = classes.filter(
    (productClass) =>
      (type === undefined || productClass.categoryType === type) &&
      (!here || productClass.abbreviation === here.category.abbreviation),
  )
  const offered = types.filter(({ categoryType }) => type === undefined || categoryType === type)

  return (
    <>
      <select
        aria-label={text('catalogue.selection.type')}
        value={type ?? ''}
        onChange={({ target }) =>
          go((now) =>
            withScope(now, {
              categoryType: types.find(({ categoryType }) => `${categoryType}` === target.value)
                ?.categoryType,
              abbreviation: undefined,
            }),
          )
        }
      >
        <option value="">{text('catalogue.selection.allTypes')}</option>
        {types.map(({ categoryType, categoryTypeName }) => (
          <option key={categoryType} value={categoryType}>
            {categoryTypeName}
          </option>
        ))}
        {type !== undefined && types.length === 0 && <option value={type}>…</option>}
      </select>
      <Icon name="chevronRight" size={14} />
      <select
        aria-label={text('catalogue.selection.category')}
        value={here?.category.abbreviation ?? state.abbreviation ?? ''}
        onChange={({ target }) =>
          go((now) =>
            withScope(now, {
              categoryType: placeOf(target.value, types)?.type.categoryType ?? now.categoryType,
              abbreviation: target.value || undefined,
            }),
          )
        }
      >
        <option value="">{text('catalogue.selection.allCategories')}</option>
        {offered.flatMap(({ abbreviationList }) =>
          abbreviationList.map(({ abbreviation, abbreviationEn }) => (
            <option key={abbreviation} value={abbreviation}>
              {inLanguage(abbreviation, abbreviationEn)}
            </option>
          )),
        )}
        {state.abbreviation && !here && (
          <option value={state.abbreviation}>
            {types.length === 0 ? state.abbreviation : '…'}
          </option>
        )}
      </select>
      <Icon name="chevronRight" size={14} />
      <select
        aria-label={text('catalogue.selection.class')}
        value={state.classId ?? ''}
        onChange={({ target }) =>
          go((now) => withClass(now, target.value ? Number(target.value) : undefined))
        }
      >
        <option value="">{text('catalogue.selection.allClasses')}</option>
        {inScope.map(({ id, className, classNameEn }) => (
          <option key={id} value={id}>
            {inLanguage(className, classNameEn)}
          </option>
        ))}
        {state.classId && !inScope.some(({ id }) => id === state.classId) && (
          <option value={state.classId}>…</option>
        )}
      </select>
    </>
  )
}

/** Finds a category and its type by the category's name in either language. */
export function placeOf(abbreviation: string | undefined, types: Schemas['Category'][]) {
  for (const type of types) {
    const category = type.abbreviationList.find(
      (candidate) =>
        candidate.abbreviation === abbreviation || candidate.abbreviationEn === abbreviation,
    )
    if (category) return { type, category }
  }
  return undefined
}
