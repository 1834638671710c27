// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { filesOf } from '../../../src/web/chat/HeldFiles'

const clipboard = (names: string[], words: string) =>
  ({
    files: names.map((name) => new File(['a'], name)),
    getData: () => words,
  }) as unknown as DataTransfer
const pasted = (names: string[], words = '') =>
  filesOf(clipboard(names, words)).map(({ name }) => name)

test('cells of a sheet come with a picture of them, and are a text', () =>
  expect(pasted(['image.png'], 'RL1-127\t200')).toEqual([]))

test('a picture alone is a file', () => expect(pasted(['image.png'])).toEqual(['image.png']))

test('copied files come with their names, which are no message', () =>
  expect(pasted(['a.pdf', 'b.pdf'], 'a.pdf\r\nb.pdf')).toEqual(['a.pdf', 'b.pdf']))
