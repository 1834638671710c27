import { expect, test } from 'vitest'
import { openDemoShop } from '../demo-shop'

const { ask } = await openDemoShop()

test.each<[string, string, object[] | undefined]>([
  [
    'hexagon bolt\t12\t83',
    'hexagon bolt 12',
    [{ figure: '83', fieldName: 'Nominal length', nearest: ['80', '90'] }],
  ],
  // The number lies in a grip range: it is reported as left out, without nearer values.
  ['lockbolt\t12.7\t33', 'lockbolt 12.7', [{ figure: '33', nearest: [] }]],
  // A quantity and a row number are not measures.
  ['1\t六角螺母\tM12\t8\t件\t200', '六角螺母 M12 8', undefined],
])('a search for "%s" says which figures are left out', async (keyword, sought, leftOut) => {
  for (const path of ['/web/product/page', '/web/product/class/page']) {
    const { data } = await ask(path, { keyword, searchType: '1' }, [], 'en')
    expect(data.total).toBeGreaterThan(0)
    expect({ sought: data.sought, leftOut: data.leftOut }).toEqual({ sought, leftOut })
  }
})

test('a search whose words all count leaves nothing out', async () => {
  const { data } = await ask('/web/product/page', { keyword: '环槽铆钉 19.1', searchType: '1' })
  expect(data.total).toBeGreaterThan(0)
  expect(data).not.toHaveProperty('leftOut')
})
