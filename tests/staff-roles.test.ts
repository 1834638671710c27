import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staffRoles } from '../src/domain/account/access'
import { listOperations } from '../src/server/http/operations'

/** The calls of each row of the table in docs/security.md: those that read a kind of record, and those that change it. */
const calls: Record<string, { read: string[]; handle: string[] }> = {
  'the customer page': {
    read: ['pageCustomerAccounts', 'getCustomerAccount', 'pageCustomerRecords'],
    handle: [],
  },
  'reservations and quotations': {
    read: [
      'listAllOrders',
      'countOrdersByState',
      'getAnyOrder',
      'getAnyQuotation',
      'exportAnyQuotation',
    ],
    handle: [
      'assignOrder',
      'answerOrder',
      'declineOrder',
      'amendOrder',
      'cancelOrder',
      'closeOrder',
      'proposeAnswer',
      'previewQuotation',
      'askForApproval',
      'askToAmend',
      'decideApproval',
      'addInternalNote',
      'setFollowUp',
    ],
  },
  'reservations that changed': { read: ['listOrderChanges'], handle: [] },
  'the weekly report': {
    read: ['getWeeklyReport', 'exportWeeklyReport', 'mailWeeklyReport'],
    handle: [],
  },
  deliveries: {
    read: ['listAllDeliveries', 'getAnyDelivery'],
    handle: ['proposeDelivery', 'getDeliveryTemplate', 'enterDelivery', 'importDeliveries'].concat([
      'changeDelivery',
      'removeDelivery',
    ]),
  },
  'prices, stock and terms': {
    read: ['listPriceLists', 'getPriceList', 'listTaxRates', 'listTradeTerms'],
    handle: ['addPriceList', 'changePriceList', 'removePriceList', 'addTradeTerm'].concat([
      'putPriceBatch',
      'putStockBatch',
      'listPricesOfList',
      'savePrices',
      'listStockRows',
      'saveStock',
    ]),
  },
  complaints: {
    read: ['listComplaintQueue', 'countComplaints', 'getCustomerComplaint'],
    handle: ['assignComplaint', 'writeReport'],
  },
  'quality problems': {
    read: ['listQueue', 'countQueue', 'getProblem', 'listExpenses', 'getProblemReport'],
    handle: ['raiseProblem', 'assignProblem', 'judgeScheme', 'judgeEvidence'].concat([
      'addExpense',
      'removeExpense',
    ]),
  },
  messages: {
    read: ['listAllMessages', 'countAllMessages', 'getAnyMessage'],
    handle: ['replyToMessage', 'assignMessage'],
  },
  chats: {
    read: ['listChatQueue', 'pageClosedServices', 'getConversation', 'listConversationMessages'],
    handle: ['claimConversation', 'transferConversation', 'closeConversation'],
  },
  'words of the vocabulary': {
    read: ['listReadingWords', 'getReadingWord', 'listShippedWords', 'listUnknownWords'],
    handle: ['addReadingWord', 'changeReadingWord', 'removeReadingWord', 'dismissUnknownWord'],
  },
}

const roles = new Map(
  listOperations().map(({ operation }) => [
    operation.operationId as string,
    (operation.security ?? []).flatMap(({ bearer }) => bearer ?? []),
  ]),
)

/** Rows of the table: kind of record, roles that read it, roles that handle it. */
const documented = readFileSync('docs/security.md', 'utf8')
  .split('\n| Record ')[1]!
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  )

const inOrder = (names: string[]) => staffRoles.filter((role) => names.includes(role)).join(', ')

test('the table of staff roles has a row for every kind of record', () => {
  expect(documented.map(([record]) => record)).toEqual(Object.keys(calls))
})

test.each(documented)('%s are read by %s and handled by %s', (record = '', readers, handlers) => {
  const { read, handle } = calls[record]!
  for (const call of read) expect(inOrder(roles.get(call)!), call).toBe(readers)
  for (const call of handle) expect(inOrder(roles.get(call)!), call).toBe(handlers)
  expect(handle.length > 0 || handlers === '–').toBe(true)
})
