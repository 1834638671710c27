import { finderExample } from '../../domain/catalogue/finder-example'
import { Answers } from './answers'
import { markup } from './markup'
import { ask, type Asking, type MakePage } from './public-page'
import { categoriesMarkup } from './selection'

/** New products and scenes, as many as the page shows. */
const shownOf = 8

/** Home page: finder, new products, scenes, and all categories. */
export const homePage: MakePage = async (_query, asking) => {
  const { text, shop, to } = asking
  const [{ records }, scenes, categories] = await Promise.all([
    ask(asking, 'listNewProducts', { query: { size: shownOf } }),
    ask(asking, 'listHomeScenes'),
    // With a separate `Answers`: the page itself does not make these calls.
    categoriesMarkup({ ...asking, answers: new Answers() }),
    // Further calls of the page.
    firstMatch(asking),
    ask(asking, 'listSlides'),
    ask(asking, 'listProjectTypes', { query: { size: 6 } }),
    ask(asking, 'getHomePicture'),
    ask(asking, 'listMemberBenefits'),
  ])
  return {
    description: categories.summary,
    address: '/',
    // The finder's words are the largest element (LCP), so they are rendered in their final form.
    main: markup`<div class="first-entry"><h2>${text('landing.title')}</h2><p>${text('landing.lead')}</p></div>
      <h1>${shop}</h1>
      <h2>${text('content.home.newProducts')}</h2>
      <ul>${records.map(
        ({ id, materialName, model }) =>
          markup`<li><a href="${to(`/productCategories/details?id=${id}`)}">${materialName} ${model}</a></li>`,
      )}</ul>
      <h2>${text('content.scenes')}</h2>
      <ul>${scenes
        .slice(0, shownOf)
        .map(
          ({ id, industryName }) =>
            markup`<li><a href="${to(`/industryScene?id=${id}`)}">${industryName}</a></li>`,
        )}</ul>
      ${categories.markup}`,
  }
}

/** The count with which the finder begins. */
async function firstMatch(asking: Asking) {
  const types = await ask(asking, 'listCategories', {})
  const abbreviation = types[0]?.abbreviationList[0]?.abbreviation
  const query = { ...finderExample, ...(abbreviation !== undefined && { abbreviation }) }
  await ask(asking, 'findByMeasures', { query })
}
