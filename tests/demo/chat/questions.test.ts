import { expect, test } from 'vitest'
import { demoQuestions } from '../../../demo/chat/questions'

const everyText = demoQuestions.flatMap(({ question, alternatives, answer }) => [
  question.zh,
  question.en,
  answer.zh,
  answer.en,
  ...alternatives.zh,
  ...alternatives.en,
])

test('the robot begins with at least sixty questions, each with a name of its own', () => {
  expect(demoQuestions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(demoQuestions.map(({ id }) => id)).size).toBe(demoQuestions.length)
})

test('every question is asked in other words too, and answered in both languages', () => {
  for (const { id, question, alternatives, answer } of demoQuestions) {
    expect(alternatives.zh.length, id).toBeGreaterThanOrEqual(2)
    expect(alternatives.en.length, id).toBeGreaterThanOrEqual(2)
    expect(question.zh, id).toMatch(/\p{Script=Han}/u)
    expect(answer.zh, id).toMatch(/\p{Script=Han}/u)
    expect(question.en + answer.en, id).not.toMatch(/\p{Script=Han}/u)
  }
})

test('answers are plain text; their links lead into this site and are the same in both languages', () => {
  const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, to]) => to)
  for (const text of everyText) expect(text).not.toMatch(/<[a-z/]|https?:/i)
  for (const { id, answer } of demoQuestions) {
    for (const to of linksOf(answer.zh)) expect(to, id).toMatch(/^\/[\w/]+(\?[\w=&]+)?(#\w+)?$/)
    expect(linksOf(answer.en).sort(), id).toEqual(linksOf(answer.zh).sort())
  }
})

test('no two questions are asked in the same words', () => {
  for (const language of ['zh', 'en'] as const) {
    const asked = demoQuestions.flatMap(({ question, alternatives }) => [
      question[language],
      ...alternatives[language],
    ])
    expect(asked.filter((words, i) => asked.indexOf(words) !== i)).toEqual([])
  }
})
