// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import {
  duplicateModels,
  missingTexts,
  officeModels,
} from '../../../src/web/catalogue/editing/resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'

const app = await startApp({ catalogue: 'empty' })

test.each([missingTexts, duplicateModels, officeModels].map((list) => [list.name, list] as const))(
  'the list %s of one class says so, and everything can be shown again',
  async (_name, list) => {
    const { address } = await renderPage(<OfficeScreens resources={[list]} />, {
      app,
      user: 'editor',
      at: `${list.route}?classId=9999`,
    })
    expect(await screen.findByText('No records match the filters')).toBeTruthy()
    expect(screen.getByText('Showing only records for Class (No. 9999).')).toBeTruthy()
    expect(address()).toBe(`${list.route}?classId=9999`)
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(address()).toBe(list.route)
  },
)
