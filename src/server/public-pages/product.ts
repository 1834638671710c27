import type { Schemas } from '../../domain/schemas'
import { properties } from '../../../schemas/catalogue/BaseInfo.json'
import { markup } from './markup'
import { ask, wholeIn, type Asking, type MakePage } from './public-page'
import { trailOf } from './trail'

export const productPage: MakePage = async (query, asking) => {
  const id = wholeIn(query, 'id')
  if (id === undefined) return undefined
  const { text, shop, to, whole } = asking
  const product = await ask(asking, 'getProduct', {
    params: { id },
  })
  const info = await (product.categoryType === 2
    ? ask(asking, 'getTool', { params: { id } })
    : ask(asking, 'getFastener', { params: { id } }))

  const facts = [...characteristicsOf(product), ...figuresOf(info, asking)]
  const name = `${product.materialName} ${product.model}`
  const className = asking.language === 'en' ? product.classNameEn : product.className
  const address = `/productCategories/details?id=${id}`
  const [picture] = product.prodImgs ?? []
  const trail = trailOf(asking, [
    { name: text('shell.nav.selection'), address: '/productCategories' },
    {
      name: className || product.className || '',
      address: `/productCategories/productSelection?classId=${product.classId}`,
    },
    { name: product.model, address },
  ])
  const described = [product.description, product.description2, product.description3].filter(
    Boolean,
  )
  return {
    title: name,
    description: summary([name, product.description, ...facts.slice(0, 6).map(written)]),
    picture,
    kind: 'product',
    address,
    main: markup`${trail.markup}
      <div class="first-product">
        ${picture ? markup`<img src="${picture}" alt="${name}" width="480" height="480">` : ''}
        <div><h1>${product.materialName}</h1><p><strong>${product.model}</strong></p>
        ${described.map((paragraph) => markup`<p>${paragraph}</p>`)}
        <p><a href="${to(`/productCategories/productSelection?classId=${product.classId}`)}">${className}</a></p></div>
      </div>
      <h2>${text('catalogue.product.characteristics')}</h2>
      <dl>${facts.map((fact) => markup`<dt>${fact.name}</dt><dd>${fact.value}</dd>`)}</dl>`,
    structured: [
      {
        '@type': 'Product',
        name,
        sku: product.model,
        mpn: product.model,
        url: whole(to(address)),
        ...(product.description && { description: product.description }),
        ...(product.prodImgs?.length && { image: product.prodImgs.map(whole) }),
        ...(className && { category: className }),
        brand: { '@type': 'Brand', name: shop },
        ...(product.netWeight !== undefined && {
          weight: { '@type': 'QuantitativeValue', value: product.netWeight, unitCode: 'KGM' },
        }),
        additionalProperty: facts.map((fact) => ({ '@type': 'PropertyValue', ...fact })),
      },
      trail.structured,
    ],
  }
}

interface Fact {
  name: string
  value: string
}

const written = ({ name, value }: Fact) => `${name}: ${value}`

function characteristicsOf({ characterList = [] }: Schemas['Material']): Fact[] {
  return characterList.flatMap(({ fieldName, unit, fieldVal }) =>
    fieldVal ? [{ name: unit ? `${fieldName} (${unit})` : fieldName, value: fieldVal }] : [],
  )
}

/** Non-empty fields in the schema's order with titles. */
function figuresOf(info: Schemas['BaseInfo'], { language }: Asking): Fact[] {
  const values: Readonly<Record<string, unknown>> = info
  return Object.entries(properties).flatMap(([field, { title, 'x-zh': zh }]) => {
    const value = values[field]
    if (field === 'priceAccuracy' || typeof value !== 'string' || !value.trim()) return []
    return [{ name: language === 'en' ? title : zh, value }]
  })
}

/** Meta description: about 160 characters, as search engines show. */
export function summary(parts: (string | undefined)[]): string {
  const all = parts.filter(Boolean).join(' · ')
  return all.length > 160 ? `${all.slice(0, 157)} …` : all
}
