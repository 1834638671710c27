import { Answers } from './answers'
import { markup } from './markup'
import { ask, type MakePage } from './public-page'
import { categoriesMarkup } from './selection'

/** How many new products and scenes are named: as many as the page shows. */
const shownOf = 8

/** The entrance: what the first slide says, what is new, where it is used, and everything that can be chosen. */
export const homePage: MakePage = async (_query, asking) => {
  const { text, to } = asking
  const [[slide], { records }, scenes, categories] = await Promise.all([
    ask(asking, 'listSlides'),
    ask(asking, 'listNewProducts', { query: { size: shownOf } }),
    ask(asking, 'listHomeScenes'),
    // The page itself does not ask for them.
    categoriesMarkup({ ...asking, answers: new Answers() }),
    // The rest of what the page shows.
    ask(asking, 'listProjectTypes', { query: { size: 6 } }),
    ask(asking, 'getHomePicture'),
    ask(asking, 'listMemberBenefits'),
  ])
  return {
    description: categories.summary,
    address: '/',
    // The slide's words are the largest of the page: they stand as they will, from the first moment.
    main: markup`<div class="first-slide"><p>${slide?.content ?? text('shell.tagline')}</p></div>
      <h1>${text('shell.brand')}</h1>
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
