import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { explain, firstOfEach, visibleSign } from '../../src/i18n/explain'
import { translate } from '../../src/i18n/translate'

/** Messages for a value that a schema refuses. */
function faultsOf(schema: object, value: unknown, language: 'zh' | 'en' = 'en') {
  const ajv = new Ajv2020({ verbose: true, strict: false, allErrors: true })
  const check = ajv.compile(schema)
  check(value)
  return (check.errors ?? []).map((error) => explain(error, language, translate))
}

const ids = { type: 'array', items: { type: 'integer' } }

test('an entry of a list without a name of its own is counted from one', () => {
  expect(faultsOf(ids, [7, 'x'])).toEqual([{ path: '1', message: 'Entry 2 must be a number' }])
  expect(faultsOf({ type: 'object', properties: { ids } }, { ids: ['x'] }, 'zh')).toEqual([
    { path: 'ids.0', message: '“第 1 项”须为数字' },
  ])
})

test('an entry that has a name is called by it', () => {
  const named = { type: 'array', items: { type: 'integer', title: 'Line', 'x-zh': '行' } }
  expect(faultsOf(named, ['x'])[0]!.message).toBe('Line must be a number')
})

test('a number with decimals is not called no number', () => {
  expect(faultsOf(ids, [1.5])[0]!.message).toBe('Entry 1 must be a whole number')
  expect(faultsOf(ids, [1.5], 'zh')[0]!.message).toBe('“第 1 项”须为整数')
})

test('a fault of an unnamed input still says that a whole number is required', () => {
  const check = new Ajv2020({ strict: false }).compile({ type: 'integer', title: 'Quantity' })
  const told = (value: unknown) => {
    check(value)
    return explain(check.errors![0]!, 'zh', translate, {}).message
  }
  expect([told(1.5), told('x')]).toEqual(['须为整数', '须为整数'].map((end) => `“输入”${end}`))
})

test('a field without a title is called by its name in quotes or by a given name', () => {
  const schema = {
    type: 'object',
    properties: { size: { type: 'integer' } },
    required: ['kind'],
    additionalProperties: false,
  }
  const said = (language: 'zh' | 'en') =>
    faultsOf(schema, { size: 'x', pageSize: 1 }, language).map(({ message }) => message)
  expect(said('en')).toEqual([
    '“kind” is missing',
    '“pageSize” is not a known field',
    '“size” must be a number',
  ])
  expect(said('zh')).toEqual(['缺少“kind”', '未知的字段“pageSize”', '“size”须为数字'])
})

test('a text of nothing but invisible signs is missing', () => {
  const named = { type: 'string', pattern: visibleSign, title: 'Reason', 'x-zh': '原因' }
  expect(faultsOf(named, '\u200b\u00ad')).toEqual(faultsOf(named, ' '))
  expect(faultsOf(named, '\u200b', 'zh')).toEqual([{ path: '', message: '缺少“原因”' }])
})

test('a text that was left empty is asked for, whichever of its rules it breaks', () => {
  const name = {
    type: 'string',
    title: 'User name',
    minLength: 2,
    pattern: '^[a-z]+$',
    'x-error': {
      required: { zh: '请输入用户名', en: 'Please enter a user name' },
      minLength: {
        zh: '用户名为 2 至 20 个字符',
        en: 'The user name must have 2 to 20 characters',
      },
    },
  }
  const ajv = new Ajv2020({ verbose: true, strict: false, allErrors: true })
  const check = ajv.compile(name)
  const told = (value: string) => {
    check(value)
    return firstOfEach(check.errors ?? [], (error) => explain(error, 'en', translate))
  }
  expect(told('')).toEqual([{ path: '', message: 'Please enter a user name' }])
  expect(told('a')).toEqual([{ path: '', message: 'The user name must have 2 to 20 characters' }])
  expect(faultsOf({ type: 'string', title: 'Code', minLength: 4 }, '')).toEqual([
    { path: '', message: 'Code is missing' },
  ])
})

test('a text of spaces is asked for in the words for a text that is missing', () => {
  const reason = {
    type: 'string',
    title: 'Reason',
    pattern: visibleSign,
    'x-error': { required: { zh: '请填写原因', en: 'Please enter a reason' } },
  }
  expect(faultsOf(reason, ' ')).toEqual([{ path: '', message: 'Please enter a reason' }])
  expect(faultsOf(reason, '')).toEqual([{ path: '', message: 'Please enter a reason' }])
})

test('the choices that there are are called as people know them', () => {
  const currency = {
    title: 'Currency',
    'x-zh': '币种',
    enum: ['CNY', 'EUR'],
    'x-enum': { CNY: { zh: '人民币', en: 'CNY' }, EUR: { zh: '欧元', en: 'EUR' } },
  }
  expect(faultsOf(currency, 'XXX')[0]!.message).toBe('Currency: please choose one of CNY, EUR')
  expect(faultsOf(currency, 'XXX', 'zh')[0]!.message).toBe('“币种”请选择：人民币、欧元')
})

test('forbidden characters in a text are reported before its length', () => {
  const digits = {
    type: 'string',
    title: 'Number',
    minLength: 4,
    pattern: '^\\d*$',
    'x-error': { pattern: { zh: '只能是数字', en: 'Digits only' } },
  }
  const ajv = new Ajv2020({ verbose: true, strict: false, allErrors: true })
  const check = ajv.compile({ type: 'array', items: digits })
  check(['a', '1', 'abcde'])
  const told = firstOfEach(check.errors ?? [], (error) => explain(error, 'en', translate))
  expect(told.map(({ message }) => message)).toEqual([
    'Digits only',
    'Number needs at least 4 characters',
    'Digits only',
  ])
})
