// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LatestNews } from '../../../../src/web/account/overview/Latest'
import { startApp } from '../../../app'
import { layOut } from '../../long-texts'
import { renderPage } from '../../render'

const app = await startApp()
layOut()

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)
const long = 'Closed on Saturday. '.repeat(100).trim()

test('the overview shows the beginning of a long notice, and all of it on request', async () => {
  await app.call('operator', 'POST', '/office/notice', {
    titleZh: '停机',
    titleEn: 'Maintenance',
    textZh: '周六停机',
    textEn: long,
    from: day(-1),
    until: day(2),
    audience: 'customers',
  })
  await renderPage(<LatestNews />, { app, user: 'engineer', at: '/personal' })
  const notice = await screen.findByText(`Maintenance: ${long}`)
  const unfold = await screen.findByRole('button', { name: 'Show all' })
  expect(unfold.getAttribute('aria-controls')).toBe(notice.id)
  fireEvent.click(unfold)
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy()
})
