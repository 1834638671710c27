// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { auditLog } from '../../../src/web/operation/resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'

const app = await startApp()

test('the audit line of a large import shows its first changes, and all on request', async () => {
  const changes = Array.from({ length: 200 }, (_change, index) => ({
    record: `material:${index}`,
    after: { model: `M${index}` },
  }))
  const { rows } = await sql<{
    id: number
  }>`insert into audit (operation, request_id, records, data)
    values ('importModels', '', '{}', ${JSON.stringify({ changed: 200, changes })}::jsonb)
    returning id`.execute(app.database)
  const at = `/office/audit/${rows[0]?.id}`
  await renderPage(<OfficeScreens resources={[auditLog]} />, { app, user: 'operator', at })
  fireEvent.click(await screen.findByRole('button', { name: 'Show all 200 rows' }))
  expect(screen.getAllByText(/^M\d+$/)).toHaveLength(200)
  fireEvent.click(screen.getByRole('button', { expanded: true }))
  expect(screen.getAllByText(/^M\d+$/)).toHaveLength(30)
})
