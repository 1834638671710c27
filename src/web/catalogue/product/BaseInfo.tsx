import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { inLanguage, shownValue, text } from '../../language/locale'
import { figuresOf, modelFields, modelsIn, type Figure } from './base-info'
import styles from './BaseInfo.module.css'
import { labelOf } from './MeasureField'
import { OriginLegend, OriginMark } from './OriginMark'
import { relatedQuestion, useBaseInfo, useCharacteristics } from './product-queries'

/** Characteristics and figures of a product, each figure with its source. */
export function BaseInfo({ product }: { product: Schemas['Material'] }) {
  const { data: info } = useBaseInfo(product)
  const { data: characteristics = [] } = useCharacteristics(product.id)
  const hidden = new Set(
    characteristics.filter((characteristic) => characteristic.isHidden === 1).map(({ id }) => id),
  )
  const own = (product.characterList ?? []).filter(
    ({ id, fieldVal }) => fieldVal && !hidden.has(id),
  )
  const figures = info ? figuresOf(info) : []

  return (
    <>
      <div className={styles.tables}>
        {own.length > 0 && (
          <section>
            <h3>{text('catalogue.product.characteristics')}</h3>
            <dl>
              {own.map(({ id, fieldName, unit = '', fieldVal, origin }) => (
                <Fragment key={id}>
                  <dt>{labelOf({ fieldName, unit })}</dt>
                  <dd>
                    {shownValue(fieldVal)}
                    <OriginMark origin={origin} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        )}
        {figures.length > 0 && (
          <section>
            <h3>{text('catalogue.product.figures')}</h3>
            <dl>
              {figures.map((figure) => (
                <Fragment key={figure.field}>
                  <dt>{inLanguage(figure.zh, figure.en)}</dt>
                  <dd>
                    <FigureValue figure={figure} productId={product.id} />
                    <OriginMark origin={figure.origin} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        )}
      </div>
      <OriginLegend used={[...own, ...figures].map(({ origin }) => origin)} />
    </>
  )
}

function FigureValue({ figure, productId }: { figure: Figure; productId: number }) {
  const namesModels = modelFields.includes(figure.field)
  const { data: related } = useQuery({
    ...relatedQuestion('related', productId),
    enabled: namesModels,
  })
  if (!namesModels) return figure.value

  return modelsIn(figure.value).map((model, index) => {
    const known = related?.records.find((other) => other.model === model)
    return (
      <Fragment key={model}>
        {index > 0 && ' · '}
        <Link to={known ? productAddress(known.id) : searchAddress(model)}>{model}</Link>
      </Fragment>
    )
  })
}

const productAddress = (id: number) => `/productCategories/details?id=${id}`

const searchAddress = (model: string) =>
  `/productCategories?keyword=${encodeURIComponent(model)}&searchType=2`
