import { expect, test } from 'vitest'
import { withPages } from '../../../scripts/codegen/pages'

const Notice = { type: 'object', properties: { theme: { type: 'string' } } }

test('a list names its records, and the type of its page is generated', () => {
  const answer = { schema: { 'x-page-of': '../schemas/operation/Notice.json' } }
  const { paths, schemas } = withPages({ '/notice/page': answer }, { Notice })
  expect(paths).toEqual({
    '/notice/page': { schema: { $ref: '#/components/schemas/NoticePage' } },
  })
  expect(schemas.Notice).toEqual(Notice)
  expect(schemas.NoticePage).toMatchObject({
    required: ['records', 'total', 'current', 'size'],
    properties: {
      records: { type: 'array', items: { $ref: '#/components/schemas/Notice' } },
      total: { type: 'integer' },
    },
  })
})

test('a type may have the fields of a page and more', () => {
  const Board = {
    'x-page-of': 'Notice.json',
    required: ['unread'],
    properties: { unread: { type: 'integer' } },
  }
  const { schemas } = withPages({}, { Notice, Board })
  expect(schemas.Board).toMatchObject({
    type: 'object',
    required: ['records', 'total', 'current', 'size', 'unread'],
    properties: { unread: { type: 'integer' }, size: { type: 'integer' } },
  })
  expect(Object.keys(schemas)).toEqual(['Notice', 'Board'])
})

test('a page of records that no file describes is refused', () => {
  expect(() => withPages({ schema: { 'x-page-of': 'Notise.json' } }, { Notice })).toThrow('Notise')
})
