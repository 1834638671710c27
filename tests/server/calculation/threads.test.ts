import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()
const ask = (path: string, who: string | null = 'engineer') => call(who, 'GET', path)

test('diameters are those of ISO 261, or the selection of ISO 262', async () => {
  const { data: all } = await ask('/web/calculate/diameter/list')
  const { data: selected } = await ask('/web/calculate/diameter/list?series=ISO262')
  expect(all).toContainEqual({ d: 12, designation: 'M12', preferred: true })
  expect(selected.length).toBeLessThan(all.length)
})

test('pitches of a diameter begin with the coarse one; an unknown diameter has none', async () => {
  const { data } = await ask('/web/calculate/pitch/list?diameter=12')
  expect(data[0]).toEqual({ P: 1.75, kind: 'coarse', iso262: true })
  expect((await ask('/web/calculate/pitch/list?diameter=13')).data).toEqual([])
})

test('a pair is checked', async () => {
  const { data } = await ask('/web/calculate/check/pd?diameter=12&pitch=1.50')
  expect(data).toMatchObject({ valid: true, coarse: false, designation: 'M12x1.5' })
  expect(data.As).toBeCloseTo(88.13, 1)
})

test('no pair is answered with the pitches that exist', async () => {
  expect(await ask('/web/calculate/check/pd?diameter=12&pitch=3')).toMatchObject({
    status: 200,
    data: { valid: false, nearest: [1.75, 1.5, 1.25, 1] },
    meta: { message: '与当前属性不匹配' },
  })
})

test.each(['abc', '', '1e9'])('a pitch of %j is refused', async (pitch) => {
  expect((await ask(`/web/calculate/check/pd?diameter=12&pitch=${pitch}`)).status).toBe(400)
})

test('a visitor is asked to log in', async () => {
  expect((await ask('/web/calculate/diameter/list', null)).status).toBe(401)
})
