import type { Page } from '@playwright/test'
import { expect, type Portal, type Words } from './portal'

/** Lockbolts of all classes, which offer the measures of a joint. */
export const lockbolts =
  'productCategories/productSelection?categoryType=1&abbreviation=%E7%8E%AF%E6%A7%BD%E9%93%86%E9%92%89'

/** Facets and values of the demo. */
export const diameter = { zh: '公称直径', en: 'Nominal diameter' }
export const aperture = { zh: '实际孔径', en: 'Hole diameter' }
export const grip = { zh: '铆接厚度范围', en: 'Grip range' }
export const thickness = { zh: '实际铆接厚度', en: 'Joint thickness' }
export const head = { zh: '头型', en: 'Head style' }
export const material = { zh: '钉杆材料', en: 'Pin material' }
export const finish = { zh: '表面处理', en: 'Surface finish' }
export const roundHead = { zh: '圆头', en: 'Round head' }
export const brazierHead = { zh: '平头', en: 'Brazier head' }
export const carbonSteel = { zh: '碳钢', en: 'Carbon steel' }
export const stainlessSteel = { zh: '不锈钢', en: 'Stainless steel' }
export const zincPlated = { zh: '电镀锌', en: 'Zinc plated' }
export const zincFlake = { zh: '锌铝涂层', en: 'Zinc flake coated' }
/** The diameter that fits a hole of 14.2 mm and a joint of 30 mm. */
export const fits = { zh: '12.7', en: '12.7' }
export const holds = { zh: '25.4-31.8', en: '25.4-31.8' }

/** The parts of the selection page, located as a person would. */
export function selectionPage(page: Page, { text, words }: Portal) {
  const moreOptions = new RegExp(
    `^${text('catalogue.selection.moreOptions', { number: '\\d+' }).replace(/[()]/g, '\\$&')}$`,
  )
  const results = page.getByRole('region', { name: text('catalogue.selection.results') })
  const facet = (name: Words) =>
    page.getByRole('region', { name: new RegExp(`^${words(name)}( ?mm)?$`) })
  /** A value is labelled with its number of models. */
  const value = (name: Words, one: Words) =>
    facet(name).getByRole('checkbox', { name: new RegExp(`^${words(one)} ?[\\d,]*$`) })
  return {
    facet,
    value,
    choose: async (name: Words, one: Words) => {
      await value(name, one).click()
      await expect(value(name, one)).toBeChecked()
    },
    measure: (name: Words) => facet(name).getByRole('textbox'),
    type: async (name: Words, figures: string) => {
      await facet(name).getByRole('textbox').fill(figures)
      await facet(name).getByRole('textbox').press('Enter')
    },
    moreOptions: () => page.getByRole('button', { name: moreOptions }).click(),
    chosen: page.getByRole('list', { name: text('catalogue.selection.chosen') }),
    results,
    /** Links to the models of the size table. */
    models: results.getByRole('rowheader').getByRole('link'),
    total: results.getByRole('status'),
    openClass: (name: Words) => results.getByRole('link', { name: words(name) }).click(),
  }
}
