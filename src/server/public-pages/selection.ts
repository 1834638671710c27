import type { Schemas } from '../../domain/schemas'
import { markup, type Markup } from './markup'
import { summary } from './product'
import { ask, wholeIn, type Asking, type MakePage } from './public-page'
import { trailOf } from './trail'

const pageSize = 10
/** Listed values per facet. */
const mostValues = 20

interface Place {
  name: string
  /** Counts classes, or products within a class. */
  scope: { categoryType?: 1 | 2; abbreviation?: string; classId?: number }
}

/** A type, category or class with its facets. */
export const selectionPage: MakePage = async (query, asking) => {
  const place = await placeOf(query, asking)
  if (!place) return undefined
  const { name, scope } = place
  const current = wholeIn(query, 'page', 1_000_000) ?? 1
  const asked = { query: { ...scope, current, size: pageSize }, body: [] }
  const list = scope.classId
    ? await ask(asking, 'listProducts', asked)
    : await ask(asking, 'listProductClasses', asked)

  const { text, to } = asking
  const entries = list.records.map((record) => entryOf(record, asking))
  const address = `/productCategories/productSelection${written(scope, current)}`
  const trail = trailOf(asking, [
    { name: text('shell.nav.selection'), address: '/productCategories' },
    { name, address },
  ])
  const turn = (page: number, label: string) =>
    markup`<a href="${to(`/productCategories/productSelection${written(scope, page)}`)}">${label}</a> `
  const pages = Math.ceil(list.total / pageSize)
  return {
    title: current > 1 ? `${name} (${current})` : name,
    description: summary([name, ...entries.map((entry) => entry.name)]),
    address,
    main: markup`${trail.markup}
      <h1>${name}</h1>
      <ul>${entries.map((entry) => entry.markup)}</ul>
      <p>${current > 1 ? turn(current - 1, `← ${current - 1}`) : ''}${current < pages ? turn(current + 1, `${current + 1} →`) : ''}</p>
      <dl>${list.characterList
        .filter(({ isHidden }) => isHidden !== 1)
        .map(
          ({ fieldName, unit, valueList }) =>
            markup`<dt>${fieldName}${unit ? ` (${unit})` : ''}</dt><dd>${valueList
              .slice(0, mostValues)
              .map(({ val }) => val)
              .join(', ')}</dd>`,
        )}</dl>`,
    structured: [trail.structured],
  }
}

/** Start of the selection: types, categories and classes. */
export const categoriesPage: MakePage = async (_query, asking) => {
  const { summary, markup: categories } = await categoriesMarkup(asking)
  const { text } = asking
  return {
    title: text('shell.nav.selection'),
    description: summary,
    address: '/productCategories',
    main: markup`<div class="first-entry"><h1>${text('landing.title')}</h1><p>${text('landing.lead')}</p></div>${categories}`,
  }
}

/** All categories as lists of links, with a summarising sentence. */
export async function categoriesMarkup(
  asking: Asking,
): Promise<{ summary: string; markup: Markup }> {
  const { text, to, language } = asking
  const types = await ask(asking, 'listCategories', {})
  const classes = await classesOf(asking)
  const named = (zh: string, en: string) => (language === 'en' && en ? en : zh)
  const list = markup`${types.map(
    ({ categoryTypeName, abbreviationList }) => markup`<h2>${categoryTypeName}</h2>
      <ul>${abbreviationList.map(
        ({ abbreviation, abbreviationEn, count }) => markup`<li>
        <a href="${to(`/productCategories/productSelection${written({ abbreviation })}`)}">${named(abbreviation, abbreviationEn)}</a> (${count})
        <ul>${classes
          .filter((category) => category.abbreviation === abbreviation)
          .map(
            ({ id, className, classNameEn, count }) =>
              markup`<li><a href="${to(`/productCategories/productSelection?classId=${id}`)}">${named(className, classNameEn)}</a> (${count})</li>`,
          )}</ul></li>`,
      )}</ul>`,
  )}`
  const categories = types.flatMap(({ abbreviationList }) => abbreviationList)
  return {
    summary: summary([
      text('shell.tagline'),
      ...categories.map((category) => named(category.abbreviation, category.abbreviationEn)),
    ]),
    markup: list,
  }
}

async function placeOf(query: URLSearchParams, asking: Asking): Promise<Place | undefined> {
  const named = (zh: string, en: string) => (asking.language === 'en' && en ? en : zh)
  const classId = wholeIn(query, 'classId')
  const sought = query.get('abbreviation') || query.get('abbreviationEn')
  if (query.has('classId')) {
    const productClass = (await classesOf(asking)).find(({ id }) => id === classId)
    return (
      productClass && {
        name: named(productClass.className, productClass.classNameEn),
        scope: { classId: productClass.id },
      }
    )
  }
  const types = await ask(asking, 'listCategories', {})
  if (sought) {
    const categories = types.flatMap(({ abbreviationList }) => abbreviationList)
    const category = categories.find((category) =>
      [category.abbreviation, category.abbreviationEn].includes(sought),
    )
    if (!category) return undefined
    const { abbreviation, abbreviationEn } = category
    return { name: named(abbreviation, abbreviationEn), scope: { abbreviation } }
  }
  const type = types.find(({ categoryType }) => categoryType === wholeIn(query, 'categoryType'))
  return type
    ? { name: type.categoryTypeName, scope: { categoryType: type.categoryType } }
    : { name: asking.text('catalogue.selection.allTypes'), scope: {} }
}

function classesOf(asking: Asking) {
  return ask(asking, 'listClasses', {})
}

function written(scope: Place['scope'], page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(scope)) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

function entryOf(
  record: Schemas['ClassPage']['records'][0] | Schemas['ProductPage']['records'][0],
  { language, to }: Asking,
) {
  if ('model' in record) {
    const { id, materialName, model, description } = record
    const name = `${materialName} ${model}`
    const address = to(`/productCategories/details?id=${id}`)
    return { name, markup: markup`<li><a href="${address}">${name}</a> ${description}</li>` }
  }
  // The page of classes has no other records.
  const { id, className, classNameEn, count } = record as Schemas['ClassPage']['records'][0]
  const name = (language === 'en' && classNameEn) || className
  const address = to(`/productCategories/productSelection?classId=${id}`)
  return { name, markup: markup`<li><a href="${address}">${name}</a> (${count})</li>` }
}
