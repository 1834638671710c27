import { expect, test } from 'vitest'
import type { RefusalFrame } from '../../../src/domain/chat/frames'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { openSocket, socketAddress, tokenOf } from './socket-client'

const shop = await startApp()
const { call } = shop
const { junker: dataId = 0 } = await givenContents(shop.database)
const requiredDate = '2099-05-01'

async function reservedTest() {
  const projectList = [{ dataId, counts: 2, requiredDate }]
  const body = { productList: [], projectList }
  const { data } = await call('buyer', 'POST', '/web/intention/order/submit', body)
  return data as { id: number; uniqueCode: string }
}

async function testsInOrders() {
  const english = { 'accept-language': 'en' }
  const path = '/web/dialogue/order/list?current=1&size=99999'
  const { data } = await call('buyer', 'GET', path, undefined, english)
  return data.records[0].projectList
}

test('a test in an order has its name, its method and its picture', async () => {
  await reservedTest()
  const [entry] = await testsInOrders()
  expect(entry.requiredDate).toBe(requiredDate)
  const [shown] = JSON.parse(entry.dataJson)
  expect(shown).toMatchObject({
    dataId,
    counts: 2,
    projectName: 'Transverse vibration test',
    detectionMethod: 'DIN 65151',
    fileUrl: expect.stringMatching(/^\/crrc_sales/),
  })
})

test('a card is made of the line of the reservation, whatever the sender writes into it', async () => {
  const { id: orderId, uniqueCode } = await reservedTest()
  const [entry] = await testsInOrders()
  const [{ fileUrl, detectionMethod }] = JSON.parse(entry.dataJson)
  const socket = await openSocket(await socketAddress(shop), await tokenOf(shop, 'buyer'))
  socket.send({ cmd: 4, id: '', username: '', after: 0 })
  const send = (content: string, card: object) =>
    socket.send({
      cmd: 2,
      chatType: 1,
      chatFromId: '',
      chatToId: '5',
      username: '',
      fromBucketName: '',
      avatar: '',
      logType: 2,
      content,
      clientId: content,
      data: { card: { orderId, picture: '//evil.example', ...card } },
    })
  const forged = { requiredDate: 'not-a-day!', name: { a: 1 }, counts: 1e300, unitName: 'x' }
  send('a test', { kind: 'project', dataId, ...forged })
  expect((await socket.message('a test')).data?.card).toEqual({
    orderId,
    uniqueCode,
    kind: 'project',
    dataId,
    requiredDate,
    counts: 2,
    name: '横向振动试验',
    detail: detectionMethod,
    picture: fileUrl,
  })
  // A test is not a product, and missing fields are not invented.
  for (const none of [
    { kind: 'product', dataId },
    { kind: 'project' },
    { kind: 'other', dataId },
  ]) {
    const content = JSON.stringify(none)
    send(content, none)
    const refusal = await socket.frame<RefusalFrame>((one) => one.clientId === content)
    expect(refusal.code).toBe('chat.cardNotFound')
  }
})
