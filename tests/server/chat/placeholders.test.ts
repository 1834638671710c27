import { beforeAll, expect, test } from 'vitest'
import { messageType } from '../../../src/domain/chat/rules'
import { findConversation } from '../../../src/server/chat/conversations.sql'
import { say } from '../../../src/server/chat/sending'
import { startApp, type TestApp } from '../../app'

let shop: TestApp
beforeAll(async () => {
  shop = await startApp()
})

const reply = (text: string) => ({ title: '问候', textZh: text, textEn: 'Good day' })
const add = (text: string) => shop.call('agent', 'POST', '/office/chat/reply', reply(text))

test('a canned reply may hold the placeholders of the list', async () => {
  const { status, data } = await add('{customer}您好，我是{agent}。')
  expect(status).toBe(200)
  expect(data.textZh).toBe('{customer}您好，我是{agent}。')
})

test.each(['{name}', '{{customer}}', '｛customer｝', '{ customer }', '{}'])(
  'the unknown placeholder %s is refused at its field, and the known ones are named',
  async (unknown) => {
    const { status, data } = await add(`您好 ${unknown}`)
    expect(status).toBe(400)
    expect(data.errors).toMatchObject([{ path: 'textZh' }])
    expect(data.errors[0].message).toContain(unknown)
    expect(data.errors[0].message).toContain('{customer} {company} {reservation}')
  },
)

test('a change of a reply is checked too', async () => {
  const { data } = await add('您好')
  const changed = { ...reply('{x}'), version: data.version }
  const path = `/office/chat/reply/${data.id}`
  expect((await shop.call('agent', 'PUT', path, changed)).status).toBe(400)
})

test('a conversation gives each placeholder its value, or none', async () => {
  const ofCustomer = async (who: string) => {
    const { data } = await shop.call(who, 'POST', '/web/dialogue/manual')
    const answer = await shop.call('agent', 'GET', `/office/chat/conversation/${data.id}`)
    return new Map(
      answer.data.placeholders.map(
        ({ placeholder, value }: { placeholder: string; value?: string }) => [placeholder, value],
      ),
    )
  }
  const person = await ofCustomer('partner')
  expect([...person.keys()]).toEqual([
    'customer',
    'company',
    'reservation',
    'product',
    'agent',
    'hours',
  ])
  expect(person.get('agent')).toBe('唐梅')
  expect(person.get('company')).toBeUndefined()
  const company = await ofCustomer('buyer')
  expect(company.get('customer')).toBe('林悦')
  expect(company.get('company')).toBeTruthy()
})

test('an agent cannot send a text in which a placeholder is left; a customer may write braces', async () => {
  const { data: status } = await shop.call('engineer', 'POST', '/web/dialogue/manual')
  await shop.call('agent', 'POST', `/office/chat/conversation/${status.id}/claim`)
  const conversation = (await findConversation(shop.database, { id: status.id }))!
  const sayAs = async (as: 'agent' | 'customer', content: string) => {
    const username = as === 'agent' ? 'agent' : 'engineer'
    const { tokens } = await shop.sessions.begin(shop.database, await shop.userId(username))
    const user = await shop.sessions.userOf(shop.database, tokens.access_token, false)
    const wanted = { clientId: `${as} ${content}`, logType: messageType.text, content }
    return say(shop.database, { conversation, user, as, wanted }, shop.settings)
  }
  await expect(sayAs('agent', 'Your reservation {reservation}')).rejects.toMatchObject({
    key: 'chat.placeholderLeft',
  })
  await expect(sayAs('agent', 'a set {1, 2}')).resolves.toMatchObject({ isNew: true })
  await expect(sayAs('customer', '{reservation}')).resolves.toMatchObject({ isNew: true })
})
