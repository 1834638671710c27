import type { Page } from '@playwright/test'
import { expect, expectNoSeriousFaults, expectNoSidewaysScrolling, phone, test } from './portal'
import { walkAsCustomer, walkAsStaff, walkAsVisitor } from './walk'

const desk = { width: 1440, height: 900 }
const walks = {
  'a visitor': walkAsVisitor,
  'a customer': walkAsCustomer,
  staff: walkAsStaff,
}

for (const [who, walk] of Object.entries(walks)) {
  test(`every page of ${who} speaks one language, fits a phone and has no serious fault for axe`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(600_000)
    await walk(page, portal, (name) =>
      test.step(name, async () => {
        const words = await wordsOf(page)
        expect.soft(words.match(untranslated) ?? [], `${name}: keys for texts`).toEqual([])
        if (portal.language === 'en') {
          // Quoted user content keeps its language.
          const own = words.replace(/“[^”\n]*”/g, '')
          const chinese = own.split('\n').filter((line) => /\p{Script=Han}/u.test(line))
          expect.soft(chinese, `${name}: Chinese on an English page`).toEqual([])
        }
        // The accessibility rules do not depend on the language, so each width is checked in one.
        if (portal.language === 'en') await expectNoSeriousFaults(page)
        await page.setViewportSize(phone)
        if (portal.language === 'zh') await expectNoSeriousFaults(page)
        await expectNoSidewaysScrolling(page)
        await page.setViewportSize(desk)
      }),
    )
  })
}

const untranslated =
  /\b(?:account|catalogue|common|content|drawing|messages|office|orders|screens|shell)\.[a-z][\w.]*/g

/** All visible and accessible text of a page, without the language switch, which names both languages. */
function wordsOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const theSwitch = document.querySelector('[role=group][aria-label*="Language"]')
    const spoken = [...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')]
      .filter((element) => element !== theSwitch)
      .flatMap((element) =>
        ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name)),
      )
    const shown = document.body.innerText.replaceAll(
      theSwitch instanceof HTMLElement ? theSwitch.innerText : '',
      '',
    )
    return [document.title, shown, ...spoken].join('\n')
  })
}
