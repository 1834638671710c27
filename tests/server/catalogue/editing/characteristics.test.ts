import { expect, test } from 'vitest'
import { startApp } from '../../../app'
import { eventually } from '../../../patience'
import { addModels, done, givenCharacteristic, givenClass } from './kept'

const shop = await startApp({ catalogue: 'empty' })
const { call } = shop
const { categoryId, classId, size, colour } = await givenClass(shop)
const { rows } = await done(
  addModels(
    shop,
    classId,
    ['model', 'materialName', `c${size}`, `c${colour}`],
    [
      ['N-1', '夹一', '6', '红'],
      ['N-2', '夹二', '8', '蓝'],
    ],
  ),
)
const [first, second] = rows
const coating = await givenCharacteristic(shop, 'tcoat', '涂层', 'Coating', 'choice', [
  ['锌', 'Zinc'],
  ['漆', 'Paint'],
])
const form = (id: number) => done(call('editor', 'GET', `/office/catalogue/class/${id}`))
const putClass = (body: object) => call('editor', 'PUT', `/office/catalogue/class/${classId}`, body)

test('a new characteristic is at once a facet and stands on the product page and in the comparison', async () => {
  const found = await form(classId)
  const { version } = await done(
    putClass({
      ...found,
      characteristics: [...found.characteristics, { characteristicId: coating, sort: 9 }],
    }),
  )
  expect(version).toBe(found.version + 1)
  await done(
    call('editor', 'PUT', `/office/catalogue/class/${classId}/models`, {
      columns: [`c${coating}`],
      removals: [],
      rows: [
        { id: first.id, version: first.version, cells: ['锌'] },
        { id: second.id, version: second.version, cells: ['Paint'] },
      ],
    }),
  )
  const counts = async () => {
    const page = await call(null, 'POST', `/web/product/page?classId=${classId}`, [])
    const facet = page.data.characterList.find(
      ({ fieldCode }: { fieldCode: string }) => fieldCode === 'tcoat',
    )
    return facet?.valueList.map(({ val, count }: { val: string; count: number }) => [val, count])
  }
  await eventually(async () =>
    expect(await counts()).toEqual([
      ['锌', 1],
      ['漆', 1],
    ]),
  )
  const english = { 'accept-language': 'en' }
  const product = await call(null, 'GET', `/web/product/info/${first.id}`, undefined, english)
  expect(product.data.characterList).toContainEqual(
    expect.objectContaining({ fieldName: 'Coating', fieldVal: 'Zinc' }),
  )
  const compared = await call('buyer', 'POST', '/web/product/compare', {
    materialIds: [first.id, second.id],
  })
  expect(compared.data.map((one: { characterList: object[] }) => one.characterList)).toEqual([
    expect.arrayContaining([expect.objectContaining({ fieldName: '涂层', fieldVal: '锌' })]),
    expect.arrayContaining([expect.objectContaining({ fieldName: '涂层', fieldVal: '漆' })]),
  ])
})

test('a hint of the office stands at the facet in the language of the reader', async () => {
  const path = `/office/catalogue/characteristic/${coating}`
  const hint = { description: '决定防腐等级', descriptionEn: 'Decides the corrosion protection' }
  const before = await done(call('editor', 'GET', path))
  expect(await done(call('editor', 'PUT', path, { ...before, ...hint }))).toMatchObject(hint)
  const shown = async (language: string) => {
    const headers = { 'accept-language': language }
    const page = await call(null, 'POST', `/web/product/page?classId=${classId}`, [], headers)
    return page.data.characterList.find(({ id }: { id: number }) => id === coating)?.description
  }
  await eventually(async () => {
    expect(await shown('zh')).toBe(hint.description)
    expect(await shown('en')).toBe(hint.descriptionEn)
  })
})

test("hidden characteristics are missing in customers' answers about a product", async () => {
  const colours = async () => {
    const { characterList } = await done(call(null, 'GET', `/web/product/info/${first.id}`))
    const found = characterList.filter(({ id }: { id: number }) => id === colour)
    return found.map(({ fieldVal }: { fieldVal: string }) => fieldVal)
  }
  const hide = async (isHidden: boolean) => {
    const found = await form(classId)
    const characteristics = found.characteristics.map((one: { characteristicId: number }) =>
      one.characteristicId === colour ? { ...one, isHidden } : one,
    )
    await done(putClass({ ...found, characteristics }))
  }
  expect(await colours()).toEqual(['红'])
  await hide(true)
  expect(await colours()).toEqual([])
  await hide(false)
})

test('values come in the order that people gave them', async () => {
  const { id, version, values } = await done(
    call('editor', 'GET', `/office/catalogue/characteristic/${colour}/values`),
  )
  await done(
    call('editor', 'PUT', `/office/catalogue/characteristic/${id}/values`, {
      version,
      ordered: true,
      values: [...values].reverse(),
    }),
  )
  const order = async () => {
    const { data } = await call(null, 'GET', `/web/product/revision/character?classId=${classId}`)
    return data
      .find(({ fieldCode }: { fieldCode: string }) => fieldCode === 'tcolour')
      .valueList.map(({ val }: { val: string }) => val)
  }
  await eventually(async () => expect(await order()).toEqual(['蓝', '红']))
})

test('a characteristic of figures takes no text, and nobody takes a code twice', async () => {
  const { version, values } = await done(
    call('editor', 'GET', `/office/catalogue/characteristic/${size}/values`),
  )
  const wrong = await call('editor', 'PUT', `/office/catalogue/characteristic/${size}/values`, {
    version,
    ordered: false,
    values: [...values, { val: 'M8', valEn: '' }],
  })
  expect(wrong.status).toBe(400)
  expect(wrong.data.errors[0].path).toBe('values.2.val')
  // The same code in other case; the rest are names inherited from Object.prototype.
  const ofObjects = Object.getOwnPropertyNames(Object.prototype).filter((name) => name.length <= 20)
  for (const fieldCode of ['tsize', 'TSIZE', '-1', ...ofObjects]) {
    const refused = await call('editor', 'POST', '/office/catalogue/characteristic', {
      fieldCode,
      fieldName: '又',
      fieldNameEn: 'Again',
      kind: 'choice',
    })
    expect([fieldCode, refused.status]).toEqual([fieldCode, 400])
    expect(refused.data.errors[0].path).toBe('fieldCode')
  }
})

test('records in use cannot be deleted, and the refusal names their users', async () => {
  const refused = async (path: string) => {
    const { status, meta } = await call('editor', 'DELETE', `/office/catalogue/${path}`)
    expect(status).toBe(409)
    return meta.message
  }
  expect(await refused(`category/${categoryId}`)).toContain('测试夹')
  expect(await refused(`class/${classId}`)).toContain('N-1')
  expect(await refused(`characteristic/${colour}`)).toContain('测试夹')
  const { version, values } = await done(
    call('editor', 'GET', `/office/catalogue/characteristic/${coating}/values`),
  )
  const without = await call(
    'editor',
    'PUT',
    `/office/catalogue/characteristic/${coating}/values`,
    {
      version,
      ordered: false,
      values: values.slice(1),
    },
  )
  expect(without.status).toBe(409)
  expect(without.meta.message).toMatch(/N-[12]/)
  const found = await form(classId)
  const less = await putClass({ ...found, characteristics: found.characteristics.slice(1) })
  expect(less.status).toBe(409)
  expect(less.meta.message).toContain('N-1')
})

test('a refusal names classes, characteristics and values in the language of the reader', async () => {
  const english = { 'accept-language': 'en' }
  const asked = async (method: 'PUT' | 'DELETE', path: string, body?: object) => {
    const url = `/office/catalogue/${path}`
    const { status, meta, data } = await call('editor', method, url, body, english)
    expect([400, 409]).toContain(status)
    return `${meta.message} ${JSON.stringify(data)}`
  }
  const { version, values } = await done(
    call('editor', 'GET', `/office/catalogue/characteristic/${coating}/values`),
  )
  const category = await done(call('editor', 'GET', `/office/catalogue/category/${categoryId}`))
  const refusals = [
    await asked('DELETE', `category/${categoryId}`),
    await asked('PUT', `category/${categoryId}`, { ...category, categoryType: 2 }),
    await asked('DELETE', `characteristic/${colour}`),
    await asked('PUT', `characteristic/${coating}/values`, {
      version,
      ordered: false,
      values: values.slice(1),
    }),
  ]
  expect(refusals).toEqual([
    expect.stringContaining('(1: Test clip)'),
    expect.stringContaining('(1: Test clip)'),
    expect.stringContaining('(1: Test clip)'),
    expect.stringMatching(/“(Zinc|Paint)”/),
  ])
  for (const refusal of refusals) expect(refusal).not.toMatch(/\p{Script=Han}/u)
})

test('saving a class that somebody else changed is refused', async () => {
  const found = await form(classId)
  await done(putClass({ ...found, standard: 'GB/T 1' }))
  const { status } = await putClass({ ...found, standard: 'GB/T 2' })
  expect(status).toBe(409)
  expect((await form(classId)).standard).toBe('GB/T 1')
})

test('a category that holds classes of fasteners does not become one of tools', async () => {
  const path = `/office/catalogue/category/${categoryId}`
  const found = await done(call('editor', 'GET', path))
  const refused = await call('editor', 'PUT', path, { ...found, categoryType: 2 })
  expect(refused).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'categoryType', message: expect.stringContaining('测试夹') }] },
  })
  expect((await done(call('editor', 'GET', path))).categoryType).toBe(1)
})

test('a class that is empty again, its characteristics and its category can be deleted', async () => {
  const category = await done(
    call('editor', 'POST', '/office/catalogue/category', {
      categoryType: 2,
      abbreviation: '空类',
      abbreviationEn: 'Empty',
    }),
  )
  const made = await done(
    call('editor', 'POST', '/office/catalogue/class', {
      categoryId: category.id,
      className: '空',
      classNameEn: 'Void',
      pictureKey: 'gauge',
    }),
  )
  expect(made.pictureKey).toBe('gauge')
  // Otherwise attachments of another class would silently disappear.
  const attachments = `/office/catalogue/attachments?classId=${classId}`
  const attached = await done(call('editor', 'GET', attachments))
  const linked = { ...attached, related: [{ classId: made.id }] }
  const { stamp } = await done(call('editor', 'PUT', attachments, linked))
  const refused = await call('editor', 'DELETE', `/office/catalogue/class/${made.id}`)
  expect(refused).toMatchObject({ status: 409, meta: { message: /1 / } })
  await done(call('editor', 'PUT', attachments, { ...attached, stamp }))
  await done(call('editor', 'DELETE', `/office/catalogue/class/${made.id}`))
  await done(call('editor', 'DELETE', `/office/catalogue/category/${category.id}`))
  expect((await call('editor', 'GET', `/office/catalogue/class/${made.id}`)).status).toBe(404)
})

test('missing texts are counted for each class and listed with where they are edited', async () => {
  const { records } = await done(
    call('editor', 'GET', '/office/catalogue/class/page?missing=en&size=100'),
  )
  expect(records.find(({ id }: { id: number }) => id === classId).missingEn).toBe(2)
  const missing = await done(
    call('editor', 'GET', `/office/catalogue/missing/page?classId=${classId}&language=en`),
  )
  expect(
    missing.records.map(({ text, link }: { text: string; link: string }) => [text, link]),
  ).toEqual([
    ['N-1 夹一', `/office/catalogue/models/${classId}?model=N-1`],
    ['N-2 夹二', `/office/catalogue/models/${classId}?model=N-2`],
  ])
})

test('a text of a value is missing in the classes whose models have it; in all where no model has it yet', async () => {
  const shared = await givenCharacteristic(shop, 'tshared', '共用', 'Shared', 'choice', [
    ['甲', 'A'],
    ['乙', ''],
  ])
  const classOf = async (className: string, value: string) => {
    const { id } = await done(
      call('editor', 'POST', '/office/catalogue/class', {
        categoryId,
        className,
        classNameEn: className,
        characteristics: [{ characteristicId: shared }],
        baseInfo: [],
      }),
    )
    await done(
      addModels(
        shop,
        id,
        ['model', 'materialName', 'materialNameEn', `c${shared}`],
        [[`${className}-1`, '件', 'Part', value]],
      ),
    )
    return id as number
  }
  const without = await classOf('甲类', '甲')
  const missing = async (id: number) => {
    const { records } = await done(
      call('editor', 'GET', '/office/catalogue/class/page?keyword=类&size=100'),
    )
    const listed = await done(
      call('editor', 'GET', `/office/catalogue/missing/page?classId=${id}&language=en`),
    )
    const { missingEn } = records.find((one: { id: number }) => one.id === id)
    return [missingEn, listed.records.map(({ text }: { text: string }) => text)]
  }
  expect(await missing(without)).toEqual([1, ['乙']])
  const having = await classOf('乙类', '乙')
  expect(await missing(having)).toEqual([1, ['乙']])
  expect(await missing(without)).toEqual([0, []])
})

interface Missing {
  id: number
  kind: string
  field: string
  language: string
  text: string
}

test('each missing text names its field and is filled where it is listed', async () => {
  const className = '待补 class'
  const { id } = await done(
    call('editor', 'POST', '/office/catalogue/class', {
      categoryId,
      className,
      classNameEn: className,
      characteristics: [],
      baseInfo: [],
    }),
  )
  const classes = shop.database.updateTable('product_class').where('id', '=', id)
  await classes.set({ class_name_en: '' }).execute()
  const columns = [
    'model',
    'materialName',
    'materialNameEn',
    'unitName',
    'genericName',
    'description',
  ]
  await done(addModels(shop, id, columns, [['F-1', 'Clip', '', '件', '夹子', '坚固']]))
  const list = async (): Promise<Missing[]> =>
    (await done(call('editor', 'GET', `/office/catalogue/missing/page?classId=${id}`))).records
  const all = await list()
  expect(all.map(({ kind, field, language, text }) => [kind, field, language, text])).toEqual([
    ['class', 'name', 'en', className],
    ['model', 'name', 'en', 'F-1 Clip'],
    ['model', 'name', 'zh', 'F-1 Clip'],
    ['model', 'unit', 'en', 'F-1 件'],
    ['model', 'description', 'en', 'F-1 坚固'],
    ['model', 'commonName', 'en', 'F-1 夹子'],
  ])
  const fill = ({ id }: { id: number }, text: string) =>
    call('editor', 'PUT', `/office/catalogue/missing/${id}`, { text })
  const [ofClass, , chinese, ...data] = all
  const refused = await fill(ofClass!, '夹')
  expect(refused).toMatchObject({ status: 400, data: { errors: [{ path: 'text' }] } })
  expect((await fill(chinese!, 'Clamp')).status).toBe(400)
  expect((await fill({ id: 1 }, 'Clamp')).status).toBe(404)

  await done(fill(ofClass!, 'To be filled'))
  // The text in the place of the Chinese one is the English name.
  await done(fill(chinese!, '夹子'))
  for (const gap of data) await done(fill(gap, `English ${gap.field}`))
  expect(await list()).toEqual([])
  expect(await fill(chinese!, '别的')).toMatchObject({ status: 409 })
  const { columns: shown, rows } = await done(
    call('editor', 'GET', `/office/catalogue/class/${id}/models`),
  )
  const cell = (key: string) =>
    rows[0].cells[shown.findIndex((column: { key: string }) => column.key === key)]
  expect(['materialName', 'materialNameEn', 'unitNameEn', 'descriptionEn'].map(cell)).toEqual([
    '夹子',
    'Clip',
    'English unit',
    'English description',
  ])
  expect(
    (await call('sales', 'PUT', `/office/catalogue/missing/${ofClass!.id}`, { text: 'x' })).status,
  ).toBe(403)
})

test('a missing text of a value or characteristic is filled, but not with a name that another one has', async () => {
  const id = await givenCharacteristic(shop, 'tgap', '缺口', 'Gap', 'choice', [
    ['Galvanised', ''],
    ['镀锌', 'Zinc'],
    ['发黑', ''],
  ])
  await shop.database
    .updateTable('characteristic')
    .set({ field_name_en: '' })
    .where('id', '=', id)
    .execute()
  const gaps = async (): Promise<Missing[]> => {
    const { records } = await done(call('editor', 'GET', '/office/catalogue/missing/page?size=100'))
    return records.filter(({ text }: Missing) => ['Galvanised', '发黑', '缺口'].includes(text))
  }
  const found = await gaps()
  const fill = (text: string, to: string) =>
    call(
      'editor',
      'PUT',
      `/office/catalogue/missing/${found.find((gap) => gap.text === text)!.id}`,
      {
        text: to,
      },
    )
  expect((await fill('缺口', 'Colour')).status).toBe(400)
  await done(fill('缺口', 'Gap width'))
  expect((await fill('Galvanised', '镀锌')).status).toBe(400)
  await done(fill('Galvanised', '热镀锌'))
  await done(fill('发黑', 'Black'))
  expect(await gaps()).toEqual([])
  const { values } = await done(
    call('editor', 'GET', `/office/catalogue/characteristic/${id}/values`),
  )
  expect(values).toContainEqual(expect.objectContaining({ val: '热镀锌', valEn: 'Galvanised' }))
})

test.each([
  ['涂层', 'Plating', 'fieldName'],
  ['镀层', 'coating', 'fieldNameEn'],
  ['库存', 'Stores', 'fieldName'],
  ['来源', 'Provenance', 'fieldName'],
  ['产地国', 'Country origin', 'fieldNameEn'],
  ['公称直径', 'Size', 'fieldName'],
])(
  'a characteristic named %s, %s is refused: a sheet could not tell its column',
  async (zh, en, path) => {
    const add = (fieldName: string, fieldNameEn: string) =>
      call('editor', 'POST', '/office/catalogue/characteristic', {
        fieldCode: `t${path}`,
        fieldName,
        fieldNameEn,
        kind: 'choice',
        unit: '',
      })
    expect(await add(zh, en)).toMatchObject({ status: 400, data: { errors: [{ path }] } })
  },
)

test('a class, a characteristic and its values that are saved as they are make no version', async () => {
  const found = await form(classId)
  expect((await done(putClass(found))).version).toBe(found.version)
  const { published, version } = found
  const publishing = `/office/catalogue/class/${classId}/published`
  expect(await done(call('editor', 'PUT', publishing, { published, version }))).toEqual(found)

  const path = `/office/catalogue/characteristic/${size}`
  const characteristic = await done(call('editor', 'GET', path))
  expect(await done(call('editor', 'PUT', path, characteristic))).toEqual(characteristic)

  const { version: at, ordered, values } = await done(call('editor', 'GET', `${path}/values`))
  const said = values.map(({ id, val, valEn }: Record<string, unknown>) => ({ id, val, valEn }))
  const saved = call('editor', 'PUT', `${path}/values`, { version: at, ordered, values: said })
  expect((await done(saved)).version).toBe(at)

  const another = { ...found, published: !published }
  expect((await done(putClass(another))).version).toBe(found.version + 1)
  expect((await putClass(another)).meta.success).toBe(false)
})
