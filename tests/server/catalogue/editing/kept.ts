import { expect } from 'vitest'
import type { Answer, TestApp } from '../../../app'

/** A category, two characteristics with values and a class that has them, as an editor makes them. */
export async function givenClass({ call }: Pick<TestApp, 'call'>) {
  const category = await done(
    call('editor', 'POST', '/office/catalogue/category', {
      categoryType: 1,
      abbreviation: '测试件',
      abbreviationEn: 'Test parts',
    }),
  )
  const size = await givenCharacteristic({ call }, 'tsize', '测试尺寸', 'Test size', 'figure', [
    ['6', ''],
    ['8', ''],
  ])
  const colour = await givenCharacteristic({ call }, 'tcolour', '颜色', 'Colour', 'choice', [
    ['红', 'Red'],
    ['蓝', 'Blue'],
  ])
  const made = await done(
    call('editor', 'POST', '/office/catalogue/class', {
      categoryId: category.id,
      className: '测试夹',
      classNameEn: 'Test clip',
      characteristics: [
        { characteristicId: size, isRequired: true },
        { characteristicId: colour, isValLimited: false },
      ],
      baseInfo: ['edgeWidth'],
    }),
  )
  return { categoryId: category.id as number, classId: made.id as number, size, colour }
}

export async function givenCharacteristic(
  { call }: Pick<TestApp, 'call'>,
  fieldCode: string,
  fieldName: string,
  fieldNameEn: string,
  kind: 'choice' | 'figure',
  values: [val: string, valEn: string][],
): Promise<number> {
  const { id, version } = await done(
    call('editor', 'POST', '/office/catalogue/characteristic', {
      fieldCode,
      fieldName,
      fieldNameEn,
      kind,
      unit: kind === 'figure' ? 'mm' : '',
    }),
  )
  await done(
    call('editor', 'PUT', `/office/catalogue/characteristic/${id}/values`, {
      version,
      ordered: false,
      values: values.map(([val, valEn]) => ({ val, valEn })),
    }),
  )
  return id as number
}

/** Adds models to a class: rows of cells under the keys of the columns. */
export const addModels = (
  { call }: Pick<TestApp, 'call'>,
  classId: number,
  columns: string[],
  rows: (string | null)[][],
) =>
  call('editor', 'PUT', `/office/catalogue/class/${classId}/models`, {
    columns,
    removals: [],
    rows: rows.map((cells) => ({ cells })),
  })

/** The data of a call that is done. */
export async function done(asked: Promise<Answer>): Promise<Answer['data']> {
  const { status, data, meta } = await asked
  expect(status, `${meta.message} ${JSON.stringify(data)}`).toBe(200)
  return data
}
