import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readVersion } from '../../../src/server/catalogue/catalogue-rows.sql'
import { seedCatalogue } from '../../../demo/catalogue/fill'
import { openDemoShop } from '../../server/catalogue/demo-shop'

const { database, read } = await openDemoShop()

test('a start fills an empty catalogue once and leaves a filled one as it is', async () => {
  const before = await readVersion(database)
  let began = false
  await seedCatalogue(database, () => (began = true))
  expect(began).toBe(false)
  expect(await readVersion(database)).toBe(before)
})

test('the catalogue holds 3,047 models in 47 classes, and a class without any', async () => {
  const { rows } = await sql`
    select count(*)::integer as models, count(distinct class_id)::integer as classes,
      (select count(*)::integer from product_class) as "allClasses",
      (select count(*)::integer from category) as categories
    from material`.execute(database)
  expect(rows).toEqual([{ models: 3047, classes: 47, allClasses: 48, categories: 10 }])
})

test('every picture that a model or a class names is a file of the front end', async () => {
  const { rows } = await sql<{ picture: string; models: number }>`
    select picture, count(*)::integer as models
    from material, jsonb_array_elements_text(material.data -> 'prodImgs') picture
    group by picture`.execute(database)
  expect(rows.reduce((sum, { models }) => sum + models, 0)).toBe(2 * 3047)
  const { data } = await read('/web/product/revision/class/list')
  const ofClasses: string[] = data
    .filter(({ count }: { count: number }) => count > 0)
    .flatMap(({ classImgs }: { classImgs: string[] }) => classImgs)
  expect(ofClasses).toHaveLength(2 * 47)
  for (const picture of [...rows.map((row) => row.picture), ...ofClasses])
    expect(existsSync(picture.replace('/crrc_sales_web_html/', 'demo/public/')), picture).toBe(true)
})

test('every load, pressure and noise level of the demo names its source', async () => {
  const { rows } = await sql<{ model: string; field: string }>`
    select model, field from material, jsonb_each(material.data -> 'baseInfo') as info (field, figure)
    where field = any(${[
      'pulledOffForce',
      'clampingForce',
      'shearStress',
      'minimumTensionLoad',
      'ensureTheLoad',
      'maximumRivetingPressure',
      'maximumRivetPressure',
      'maximumNoiseLevel',
      'traffic',
      'rivetLength',
      'lanternRingDiameter',
      'flangeDiameter',
      'setOfLoopLength',
      'edgeWidth',
      'diagonalSize',
      'nutHeight',
      'motor',
      'powerSupply',
      'pumpStationWeight',
    ]}::text[])
      and coalesce(figure ->> 'origin', '') not in ('standard', 'computed', 'typical')`.execute(
    database,
  )
  expect(rows).toEqual([])
})

test('the demo has realistic irregularities: sold-out stock, odd packings, missing and large minimum quantities', async () => {
  const product = async (model: string) => {
    const { rows } = await sql<{ id: number }>`
      select id from material where model = ${model}`.execute(database)
    return (await read(`/web/product/info/${rows[0]?.id}`)).data
  }
  expect(await product('RL1-127-16-R-BK')).toMatchObject({ inventory: 0 })
  expect(await product('RR-3x3-AL')).toMatchObject({ def8: 12.5, unitName: '千件' })
  expect(await product('NF-M8x1-8-ZN')).toMatchObject({ minQuantity: 500 })
  expect(await product('CP-24x100')).toMatchObject({ minQuantity: 0 })
})
