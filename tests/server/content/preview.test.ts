import { expect, test } from 'vitest'
import { makeContentsKnown } from '../../../src/server/content/known-contents'
import { startApp } from '../../app'
import { givenContents } from '../../contents'

const { call, database } = await startApp()
await givenContents(database)
await makeContentsKnown(database)

const { data: made } = await call('editor', 'POST', '/office/content', { kind: 'article' })
const saved = await call('editor', 'PUT', `/office/content/${made.id}`, {
  version: 1,
  data: { name: { zh: '预览中的文章', en: 'Previewed article' }, typeCode: 'basics' },
})
const { id, recordId } = saved.data
const address = `/web/technology/article/${recordId}`
const preview = (language: string) => ({ 'x-preview': `${id}.1`, 'accept-language': language })

test('a draft is previewed as readers would be answered, in either language, unfinished or not', async () => {
  const english = await call('editor', 'GET', address, undefined, preview('en'))
  expect(english.data).toMatchObject({ name: 'Previewed article', typeName: 'Fastener basics' })
  const chinese = await call('operator', 'GET', address, undefined, preview('zh'))
  expect(chinese.data).toMatchObject({ name: '预览中的文章', typeName: '紧固件基础' })
  const list = await call('editor', 'GET', '/web/technology/article/page', undefined, preview('en'))
  expect(list.text).toContain('Previewed article')
})

test('a preview leaves nothing behind, not even the view that its page counts', async () => {
  const viewed = await call('editor', 'PUT', address, undefined, preview('en'))
  expect(viewed.status).toBe(200)
  expect((await call('editor', 'GET', address)).status).toBe(404)
  expect((await call(null, 'GET', '/web/technology/article/page')).text).not.toContain('预览中')
})

test.each([null, 'buyer', 'supplier', 'sales', 'agent', 'quality'])(
  'a preview is for editors: not for %s',
  async (who) => {
    const { status, text } = await call(who, 'GET', address, undefined, preview('en'))
    expect(status).toBe(403)
    expect(text).not.toContain('Previewed article')
  },
)

test.each(['0.1', `${id}.9`, 'x', '1e9.1', ''])(
  'a preview of %j, which there is not, is refused',
  async (asked) => {
    const headers = { ...preview('en'), 'x-preview': asked }
    const { status } = await call('editor', 'GET', address, undefined, headers)
    expect(status).toBe(404)
  },
)
