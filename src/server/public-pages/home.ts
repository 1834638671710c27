import { Answers } from './answers'
import { markup } from './markup'
import { ask, type MakePage } from './public-page'
import { categoriesMarkup } from './selection'

/** New products and scenes, as many as the page shows. */
const shownOf = 8

/** Home page: first slide, new products, scenes, and all categories. */
export const homePage: MakePage = async (_query, asking) => {
  const { text, shop, to } = asking
  const [[slide], { records }, scenes, categories] = await Promise.all([
    ask(asking, 'listSlides'),
    ask(asking, 'listNewProducts', { query: { size: shownOf } }),
    ask(asking, 'listHomeScenes'),
    // With a separate `Answers`: the page itself does not make these calls.
    categoriesMarkup({ ...asking, answers: new Answers() }),
    // Further calls of the page.
    ask(asking, 'listProjectTypes', { query: { size: 6 } }),
    ask(asking, 'getHomePicture'),
    ask(asking, 'listMemberBenefits'),
  ])
  return {
    description: categories.summary,
    address: '/',
    // The slide's text is the largest element (LCP), so it is rendered in its final form.
    main: markup`<div class="first-slide"><p>${slide?.content ?? text('shell.tagline')}</p></div>
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
