import { fieldsIn } from '../../src/domain/lists/objects'
import { setTimeout as wait } from 'node:timers/promises'
import { queueMail } from '../../src/server/outbox/outbox'
import { startMailServer } from '../../tests/server/outbox/servers'
import { openCaller, type Answer, type Caller } from './caller'
import { talkClient } from './clients/talk'
import { countMails } from './mails'
import { repeatedBy, roundsOf, type Options, type Outcome, type Round } from './part'
import { packagedPlace, type Place } from './place'
import { openShop, type Shop } from './shop'
import { countReservations, doubledJobs, plainProducts, waitForMails } from './shop.sql'

const name = 'processes'
/** Time within which one process follows a change made by the other. */
const followMs = 10_000
const mailsOfRound = 10

interface Scene {
  place: Place
  shops: readonly [Shop, Shop]
  callers: readonly [Caller, Caller]
  products: readonly number[]
}

/** Two processes serve one database: each action happens once, and each process sees the other's changes. */
export async function runProcesses(options: Options): Promise<Outcome> {
  const place = await packagedPlace(options.dir)
  const mailServer = await startMailServer()
  const env = { ...place.env, SMTP_URL: mailServer.url }
  const shops = [
    await openShop({ dir: options.dir, name: 'first', env }),
    await openShop({ dir: options.dir, name: 'second', env }),
  ] as const
  try {
    // Both create and fill the same empty database.
    for (const shop of shops) shop.start()
    await Promise.all(shops.map((shop) => shop.ready()))
    const products = await place.look((pool) => plainProducts(pool, 2))
    const callers = [openCaller(shops[0].base), openCaller(shops[1].base)] as const
    const scene = { place, shops, callers, products }
    const ports = shops.map(({ port }) => port)
    const talk = await place.look((pool) =>
      talkClient(callers[0], { mark: `two-${options.seed}`, seed: options.seed, ports, pool }),
    )
    const faults: string[] = []
    for (const round of roundsOf(options)) {
      for (let nth = 0; nth < 4; nth++) await talk.write(nth)
      const wrong = await playRound(scene, round)
      wrong.push(...(await place.look((pool) => talk.check(pool, false))))
      for (const what of wrong) faults.push(`${what} (${repeatedBy(name, round.seed)})`)
    }
    talk.stop?.()
    await place.look((pool) => waitForMails(pool, 60_000))
    const counts = countMails(mailServer.mails)
    const wanted = options.rounds * mailsOfRound
    if (counts.size !== wanted) faults.push(`${counts.size} of ${wanted} mails came`)
    for (const [address, count] of counts)
      if (count > 1) faults.push(`${count} mails came to ${address}`)
    for (const kind of await place.look(doubledJobs)) faults.push(`The job ${kind} waits twice`)
    return { done: `${options.rounds} rounds, ${counts.size} mails`, faults }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
    await place.close()
  }
}

async function playRound(scene: Scene, round: Round): Promise<string[]> {
  await scene.place.look(async (pool) => {
    for (let nth = 0; nth < mailsOfRound; nth++)
      await queueMail(pool, {
        to: `m${round.seed}-${nth}@demo.example`,
        language: 'en',
        template: 'activation',
        params: { name: 'Wei', username: 'wei' },
        link: 'http://127.0.0.1/',
      })
  })
  const wrong = [
    ...(await sameRequests(scene, `two-${round.seed}`)),
    ...(await differentRequests(scene)),
    ...(await oneWithdrawal(scene)),
    ...(await followedPublication(scene, round)),
    ...(await followedLogout(scene)),
  ]
  if (round.random.chance(0.2)) wrong.push(...(await restartOne(scene, round)))
  return wrong
}

const reservation = (dataId: number, remark: string) => ({
  productList: [{ dataId, counts: 3, requiredDate: '2099-12-31' }],
  remark,
})
const submit = (caller: Caller, dataId: number, remark: string, key?: string) =>
  caller.call('POST', '/web/intention/order/submit', {
    who: 'buyer',
    body: reservation(dataId, remark),
    ...(key !== undefined && { key }),
  })
const answerText = ({ status, message }: Answer) => `${status} ${message}`

/** Sends one reservation twice to each process under one idempotency key. */
async function sameRequests({ callers, products: [product = 0], place }: Scene, key: string) {
  const answers = await Promise.all(
    [...callers, ...callers].map((caller) => submit(caller, product, key, key)),
  )
  const count = await place.look((pool) => countReservations(pool, key))
  const ids = new Set(answers.map(({ data }) => String(fieldsIn(data).id)))
  const isOne = count === 1 && ids.size === 1 && answers.every(({ status }) => status === 200)
  return isOne
    ? []
    : [`${key} four times: ${count} reservations, answers ${answers.map(answerText).join(', ')}`]
}

async function differentRequests({ callers, products: [product = 0] }: Scene) {
  const answers = await Promise.all(
    [...callers, ...callers, ...callers].map((caller, nth) => submit(caller, product, `n${nth}`)),
  )
  const codes = new Set(answers.map(({ data }) => String(fieldsIn(data).uniqueCode)))
  return codes.size === answers.length
    ? []
    : [
        `Six reservations at once: numbers ${[...codes].join(', ')}, answers ${answers.map(answerText).join(', ')}`,
      ]
}

/** Both withdraw one reservation at once. */
async function oneWithdrawal({ callers, products: [product = 0] }: Scene) {
  const { data } = await submit(callers[0], product, 'to be withdrawn')
  const answers = await Promise.all(
    callers.map((caller) =>
      caller.call('POST', `/web/intention/order/delete/${String(fieldsIn(data).id)}`, {
        who: 'buyer',
      }),
    ),
  )
  const done = answers.filter(({ status }) => status === 200).length
  return done === 1
    ? []
    : [`A reservation withdrawn ${done} times: ${answers.map(answerText).join(', ')}`]
}

/** A model unpublished by one process disappears in the other, and returns. */
async function followedPublication({ callers, products }: Scene, { nth }: Round) {
  const model = products[1] ?? 0
  const [changing = callers[0], following = callers[1]] =
    nth % 2 === 0 ? callers : [callers[1], callers[0]]
  const wrong: string[] = []
  for (const published of [false, true]) {
    const answer = await changing.call('POST', '/office/catalogue/model/published', {
      who: 'editor',
      body: { ids: [model], published },
    })
    if (answer.status !== 200) wrong.push(`A model was not published: ${answerText(answer)}`)
    const isFollowed = await soon(async () => {
      const { status } = await following.call('GET', `/web/product/material/${model}`)
      return (status === 200) === published
    })
    if (!isFollowed) wrong.push(`A change of model ${model} was not followed in ${followMs} ms`)
  }
  return wrong
}

async function followedLogout({ callers: [first, second] }: Scene) {
  const token = await first.logIn('engineer')
  const headers = { authorization: `Bearer ${token}` }
  const before = await second.call('GET', '/web/my/cart/counts', { headers })
  await first.call('DELETE', '/auth/token/logout', { headers })
  const after = await second.call('GET', '/web/my/cart/counts', { headers })
  const isOver = before.status === 200 && [401, 403].includes(after.status)
  return isOver
    ? []
    : [`A session that ended at the other: ${answerText(before)}, then ${answerText(after)}`]
}

/** One process is stopped while both are called; it must answer the requests it has accepted. */
async function restartOne({ shops, callers, products: [product = 0], place }: Scene, round: Round) {
  const at = round.nth % 2
  const [shop, caller] = [shops[at] ?? shops[0], callers[at] ?? callers[0]]
  const remarks = Array.from({ length: 8 }, (_, nth) => `restart-${round.seed}-${nth}`)
  const answering = remarks.map((remark) => submit(caller, product, remark, remark))
  await Promise.all([shop.stop(), wait(10)])
  const answers = await Promise.all(answering)
  shop.start()
  await shop.ready()
  const wrong: string[] = []
  for (const [nth, { status }] of answers.entries()) {
    const remark = remarks[nth] ?? ''
    const count = await place.look((pool) => countReservations(pool, remark))
    if (count > 1 || (status === 200 && count === 0))
      wrong.push(`${remark} was answered with ${status} and is there ${count} times`)
    if (status >= 500 && status !== 503) wrong.push(`${remark} was answered with ${status}`)
  }
  return wrong
}

async function soon(isSo: () => Promise<boolean>): Promise<boolean> {
  const began = performance.now()
  while (!(await isSo())) {
    if (performance.now() - began > followMs) return false
    await wait(20)
  }
  return true
}
