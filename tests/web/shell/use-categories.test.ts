// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { groupsOf } from '../../../src/web/shell/use-categories'

test('each category carries its classes that have models, as links into the selection', () => {
  const bolts = { abbreviation: '螺栓', abbreviationEn: 'Bolts' }
  const [group] = groupsOf(
    [
      {
        categoryType: 1,
        categoryTypeName: '紧固件',
        abbreviationList: [
          { ...bolts, count: 885 },
          { abbreviation: '销', abbreviationEn: 'Pins', count: 262 },
        ],
      },
    ],
    [
      {
        id: 9,
        className: '六角头螺栓',
        classNameEn: '',
        classImgs: ['/a.webp'],
        categoryType: 1,
        ...bolts,
      },
      {
        id: 7,
        className: '空',
        classNameEn: '',
        classImgs: [],
        categoryType: 1,
        count: 0,
        ...bolts,
      },
      { id: 8, className: '别处', classNameEn: '', classImgs: [], categoryType: 2, ...bolts },
    ],
  )
  expect(group?.blocks.map(({ classes }) => classes.map(({ id }) => id))).toEqual([[9], []])
  expect(group?.blocks[0]?.classes[0]?.picture).toBe('/a.webp')
  const query = new URL(group!.blocks[0]!.classes[0]!.address, 'http://shop.example').searchParams
  expect(Object.fromEntries(query)).toEqual({
    categoryType: '1',
    abbreviation: '螺栓',
    classId: '9',
  })
})
