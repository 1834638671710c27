import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import type { Choices } from '../product/attributes'
import { differencesOf, type Difference } from './custom-choices'
import styles from './CustomProduct.module.css'

interface Props {
  result: Schemas['MatchResult']
  product: Schemas['CustomProduct']
  choices: Choices
}

/** The standard models with all chosen values, or the nearest ones with their differences. */
export function Alternatives({ result, product, choices }: Props) {
  const { isMatch, msg, materialList } = result
  return (
    <div className={styles.alternatives}>
      <p role="status" data-match={isMatch}>
        {msg}
      </p>
      {materialList.length > 0 && (
        <ul aria-label={text('custom.alternatives')}>
          {materialList.map((model) => (
            <li key={model.id}>
              <Link to={`/productCategories/details?id=${model.id}`}>
                <span className={styles.picture}>
                  {model.prodImgs[0] && (
                    <img
                      src={fileAddress(model.prodImgs[0])}
                      alt=""
                      width={64}
                      height={48}
                      loading="lazy"
                    />
                  )}
                </span>
                <span className={styles.what}>
                  <span className={styles.model}>{model.model}</span>
                  {differencesOf(model, product.characterList, choices).map((difference) => (
                    <span key={difference.fieldName} className={styles.difference}>
                      {differenceText(difference)}
                    </span>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function differenceText({ fieldName, unit, has, wanted }: Difference): string {
  const withUnit = (value: string) => [value, unit].filter(Boolean).join(' ')
  return has
    ? text('custom.instead', {
        name: fieldName,
        has: withUnit(has),
        wanted: withUnit(wanted),
      })
    : text('custom.without', { name: fieldName })
}
