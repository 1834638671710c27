// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { supplierProblems } from '../../../src/web/quality/resources'
import { Screens } from '../../../src/web/screens/Screens'
import { startQuality } from '../../server/quality/loop'
import { setWindow } from '../browser'
import { renderPage } from '../render'

const quality = await startQuality()

test('a problem is processed from the list until it is completed, and its details stay', async () => {
  setWindow('wide')
  const codes = await Promise.all(
    ([1, 5] as const).map(async (state) => {
      const id = await quality.problemIn(state)
      return (await quality.info(id)).data.uniqueCode
    }),
  )
  const at = '/supplierProblem'
  await renderPage(<Screens resources={[supplierProblems]} />, {
    app: quality,
    user: 'supplier',
    at,
  })
  const actions = async (code: string) => {
    const row = (await screen.findByText(code)).closest('tr')
    if (!row) throw new Error(`No row of ${code}`)
    await within(row).findByRole('link', { name: 'Details' })
    return within(row).queryByRole('link', { name: 'Process' }) !== null
  }
  expect([await actions(codes[0]), await actions(codes[1])]).toEqual([true, false])
})
