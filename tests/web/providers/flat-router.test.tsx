// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Link, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { cannedReplies, dictionaries } from '../../../src/generated/record-resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { Screens } from '../../../src/web/screens/Screens'
import { addressedState } from '../../../src/web/screens/table-state'
import { officeReservations } from '../../../src/web/orders/office-resources'

const app = await startApp()
for (let index = 10; index < 55; index++)
  await app.call('agent', 'POST', '/office/chat/reply', {
    title: `Reply ${index}`,
    textZh: '好',
    textEn: 'Good',
  })

const path = '/office/chat/replies'

/** The buttons of the browser, and a link of another page to the same list. */
function Browser() {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      <button onClick={() => void navigate(1)}>Browser forward</button>
      <Link to={`${path}?keyword=Reply+54`}>Elsewhere</Link>
    </>
  )
}

const areas = { 'a list of customers': Screens, 'a list of the office': OfficeScreens }
const press = (name: string) => fireEvent.click(screen.getByText(name))

test.each(Object.entries(areas))(
  'in %s back and forward step through filters and pages, and a link changes the open table',
  async (_name, Area) => {
    const { address } = await renderPage(
      <>
        <Area resources={[cannedReplies]} />
        <Browser />
      </>,
      { app, user: 'agent', at: `${path}?keyword=Reply` },
    )
    await screen.findByText('45 in total')
    const field = screen.getAllByRole('searchbox')[0]!
    fireEvent.change(field, { target: { value: 'Reply 1' } })
    fireEvent.submit(field.closest('form')!)
    await screen.findByText('10 in total')
    expect(address()).toBe(`${path}?keyword=Reply+1`)
    press('Elsewhere')
    await screen.findByText('1 in total')

    press('Browser back')
    await screen.findByText('10 in total')
    press('Browser back')
    await screen.findByText('45 in total')
    expect(address()).toBe(`${path}?keyword=Reply`)
    press('Browser forward')
    await screen.findByText('10 in total')
    await waitFor(() => expect(address()).toBe(`${path}?keyword=Reply+1`))
  },
)

test('the links of the pager name their pages in flat addresses', async () => {
  await renderPage(<OfficeScreens resources={[cannedReplies]} />, {
    app,
    user: 'agent',
    at: `${path}?keyword=Reply&page=2`,
  })
  await screen.findByText('45 in total')
  const hrefs = screen
    .getAllByRole('link', { name: /^[123]$/ })
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    [1, 2, 3].map((page) =>
      page === 1 ? `${path}?keyword=Reply` : `${path}?keyword=Reply&page=${page}`,
    ),
  )
})

test('what an address cannot mean is ignored, and the usual size of a page is not written', () => {
  const state = (search: string) => addressedState(officeReservations, search)
  expect(state('?statusCode=99&order=nothing&page=-1&filters[0][field]=x')).toEqual({
    page: 1,
    values: {},
  })
  expect(state('?statusCode=1&order=-createTime&page=2&size=50')).toEqual({
    page: 2,
    size: 50,
    values: { statusCode: 1, order: '-createTime' },
  })
  expect(addressedState(dictionaries, '?size=50')).toEqual({ page: 1, values: {} })
})
