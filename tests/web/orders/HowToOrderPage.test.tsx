// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orderingQuestions, orderingSteps } from '../../../src/domain/orders/ordering-help'
import { HowToOrderPage } from '../../../src/web/orders/HowToOrderPage'
import { startApp } from '../../app'
import { renderPage } from '../render'

const app = await startApp()

test('a visitor reads the way from inquiry to delivery, and the question that the address names is marked', async () => {
  await renderPage(<HowToOrderPage />, { app, at: '/howToOrder#certificate' })
  expect(await screen.findByRole('heading', { name: 'From inquiry to delivery' })).toBeTruthy()
  const steps = screen.getByRole('list', { name: 'From inquiry to delivery' })
  expect(within(steps).getAllByRole('heading')).toHaveLength(orderingSteps.length)
  const questions = screen.getAllByRole('article')
  expect(questions.map(({ id }) => id)).toEqual(orderingQuestions)
  expect(questions.filter(({ dataset }) => dataset.asked).map(({ id }) => id)).toEqual([
    'certificate',
  ])
})
