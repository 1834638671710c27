// @vitest-environment jsdom
import { renderPage } from '../render'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queries } from '../../../src/web/calls/api'
import { SupplierProblemPage } from '../../../src/web/quality/SupplierProblemPage'
import { currentUser } from '../../../src/web/session/session'
import { writeStored } from '../../../src/web/session/storage'
import { startQuality } from '../../server/quality/loop'

const quality = await startQuality()
const { approval, evidence, info, judge, problemIn, raise, save, submit, upload } = quality

const open = (id: number, type = 'deal') =>
  renderPage(<SupplierProblemPage />, {
    app: quality,
    user: 'supplier',
    at: `/supplierProblem/details?id=${id}&type=${type}`,
  })

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string) => screen.queryByRole('button', { name })

/** A saved scheme with a file, and a draft that adds another file. */
async function draftWithAddedFile() {
  const id = await raise()
  const [kept, added] = [await upload('improvement_program'), await upload('improvement_program')]
  await save(id, { fileIds: [kept] })
  const { version, improvementProgram } = (await info(id)).data
  const begunOn = { ...improvementProgram, version }
  await open(id)
  writeStored(`uploads.${currentUser()!.id}`, [{ id: added, name: 'added.jpg', kind: 1 }])
  writeStored(`draft.${currentUser()!.id}.scheme.${id}`, {
    value: { ...begunOn, fileIds: [kept, added] },
    begunOn,
  })
  return { id, kept, added }
}

test('when a colleague was faster, what was written stays in the form', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Causal analysis')
  type('Causal analysis', 'What I found out this morning')
  await submit(id)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/state does not allow this/)).toBeTruthy()
  expect(await screen.findByText(/submitted the scheme .* not submitted/)).toBeTruthy()
  expect(screen.getByText('What I found out this morning')).toBeTruthy()
  expect(button('Save')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByText('What I found out this morning')).toBeNull()
})

test('the second person to send evidence sees the first and can copy their own text', async () => {
  const id = await problemIn(3)
  await open(id)
  await screen.findByLabelText('What was done')
  type('What was done', 'My evidence')
  await evidence(id, { description: 'The evidence of a colleague' })
  fireEvent.click(screen.getByRole('button', { name: 'Submit evidence' }))
  expect(await screen.findByText('The evidence of a colleague')).toBeTruthy()
  expect(await screen.findByText(/Gao Feng submitted the evidence .* not submitted/)).toBeTruthy()
  expect(screen.getByText('My evidence')).toBeTruthy()
  expect(button('Submit evidence')).toBeNull()
})

test('a page that was open for long does not submit a scheme that nobody has read on it', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  await screen.findByText('回火温度偏低')
  await save(id, { causeAnalysis: '他人的原因' })
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect(await screen.findByText('他人的原因')).toBeTruthy()
  expect(screen.getByText(/scheme has just been changed/)).toBeTruthy()
  expect((await info(id)).data.stateCode).toBe(1)
})

test('a change that was begun before a reload is gone on with, and not left out', async () => {
  const id = await raise()
  await save(id)
  const { unmount } = await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Causal analysis')
  type('Causal analysis', 'Half of a cause')
  unmount()
  await open(id)
  expect(await screen.findByDisplayValue('Half of a cause')).toBeTruthy()
  expect(button('Submit for review')).toBeNull()
})

test('a tab is not left while a file is on its way, unless one says so', async () => {
  const id = await problemIn(3)
  const { container } = await open(id)
  await screen.findByLabelText('What was done')
  const chosen = await vi.waitUntil(() => container.querySelector('input[type=file]'))
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const photo = new File(['…'], 'photo.jpg', { type: 'image/jpeg' })
  fireEvent.change(chosen!, { target: { files: [photo] } })
  fireEvent.click(screen.getByRole('tab', { name: 'Rectification scheme' }))
  expect(asked).toHaveBeenCalledWith('Files are still uploading. Leave and cancel the upload?')
  expect(screen.getByLabelText('What was done')).toBeTruthy()
  asked.mockReturnValue(true)
  fireEvent.click(screen.getByRole('tab', { name: 'Rectification scheme' }))
  await waitFor(() => expect(screen.queryByLabelText('What was done')).toBeNull())
  asked.mockRestore()
})

test('sending waits until a refused file is removed', async () => {
  const id = await problemIn(3)
  const { container } = await open(id)
  await screen.findByLabelText('What was done')
  const chosen = await vi.waitUntil(() => container.querySelector('input[type=file]'))
  const empty = new File([], 'empty.jpg', { type: 'image/jpeg' })
  fireEvent.change(chosen!, { target: { files: [empty] } })
  expect(await screen.findByText(/Some files were not uploaded/)).toBeTruthy()
  expect(button('Submit evidence')).toHaveProperty('disabled', true)
  // A retry would fail again, because the file is empty.
  expect(button('Try again')).toBeNull()
  expect(button('Cancel upload of empty.jpg')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove empty.jpg' }))
  await waitFor(() => expect(button('Submit evidence')).toHaveProperty('disabled', false))
  expect(screen.queryByText(/Some files were not uploaded/)).toBeNull()
})

test('a file that no form has yet is deleted at once, after a question; one of a saved form goes with the save', async () => {
  const { id, kept, added } = await draftWithAddedFile()
  await open(id)
  const there = async (file: number) =>
    (await quality.call('supplier', 'GET', `/quality/problem/file/${file}`)).status
  fireEvent.click(await screen.findByRole('button', { name: 'Remove added.jpg' }))
  expect(
    await screen.findByText(/“added.jpg” will be deleted from the server immediately/),
  ).toBeTruthy()
  expect(await there(added)).toBe(200)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(button('Remove added.jpg')).toBeNull())
  expect(await there(added)).toBe(404)

  fireEvent.click(screen.getByRole('button', { name: 'Remove 照片.jpg' }))
  expect(screen.getByText(/“照片.jpg” will be removed when you save/)).toBeTruthy()
  expect(await there(kept)).toBe(200)
  fireEvent.click(screen.getByRole('button', { name: 'Restore 照片.jpg' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove 照片.jpg' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () =>
    expect((await info(id)).data.improvementProgram).toMatchObject({ fileIds: [] }),
  )
})

test('changes saved by others are shown beside own input, also after a reload', async () => {
  const id = await raise()
  await save(id)
  const { unmount } = await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Causal analysis')
  type('Causal analysis', 'My cause')
  await save(id, { problemMeasures: '他人的措施' })
  unmount()
  queries.clear()
  await open(id)
  expect(await screen.findByRole('heading', { name: /changed this record/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save selection' }))
  await waitFor(async () =>
    expect((await info(id)).data.improvementProgram).toMatchObject({
      causeAnalysis: 'My cause',
      problemMeasures: '他人的措施',
    }),
  )
})

test('if two people change the files of a scheme, both lists name them', async () => {
  const { id, kept } = await draftWithAddedFile()
  await save(id, { causeAnalysis: '他人的原因', fileIds: [kept] })
  queries.clear()
  await open(id)
  expect(await screen.findByRole('radio', { name: /照片.jpg, added.jpg/ })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /照片.jpg$/ })).toBeTruthy()
})

test('when two people write the first scheme at once, the second sees both', async () => {
  const id = await raise()
  await open(id)
  await screen.findByLabelText('Causal analysis')
  type('Causal analysis', 'My cause')
  await save(id, { causeAnalysis: '他人的原因' })
  await queries.refetchQueries()
  expect(screen.getByDisplayValue('My cause')).toBeTruthy()
  expect(button('Submit for review')).toBeNull()
})

test('a refetch while somebody types does not change the version their input is based on', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  await screen.findByLabelText('Causal analysis')
  type('Causal analysis', 'My cause')
  await save(id, { causeAnalysis: '他人的原因' })
  await queries.refetchQueries()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: /changed this record/ })).toBeTruthy()
  expect((await info(id)).data.improvementProgram.causeAnalysis).toBe('他人的原因')
})

test('cancelling a change discards it', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  for (const typed of ['Not meant', undefined]) {
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(await screen.findByDisplayValue('回火温度偏低')).toBeTruthy()
    if (typed) type('Causal analysis', typed)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  }
})

test.each([
  [1, 'deal', ['Save']],
  [1, 'details', []],
  [2, 'deal', []],
  [3, 'deal', ['Submit evidence']],
  [3, 'details', []],
  [4, 'deal', []],
  [5, 'deal', []],
] as const)('in state %i with type %s there is %j to press', async (state, kind, buttons) => {
  await open(await problemIn(state), kind)
  await screen.findByRole('heading', { level: 1, name: '套环裂纹' })
  for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeTruthy()
  const others = ['Save', 'Edit', 'Submit for review', 'Submit evidence']
  for (const name of others.filter((one) => !buttons.some((pressed) => pressed === one))) {
    expect(button(name), name).toBeNull()
  }
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual(
    ['Rectification scheme', 'Rectification evidence', 'Expense list'].slice(
      0,
      state === 5 ? 3 : state >= 3 ? 2 : 1,
    ),
  )
})

test.each([
  [1, ['Rectification scheme'], 'Causal analysis'],
  [2, ['Rectification scheme'], undefined],
  [3, ['Rectification scheme', 'Rectification evidence'], 'What was done'],
  [4, ['Rectification scheme', 'Rectification evidence'], undefined],
  [5, ['Rectification scheme', 'Rectification evidence', 'Expense list'], undefined],
] as const)('in state %i the tabs are %j, with a form for: %s', async (state, tabs, field) => {
  const id = await problemIn(state)
  await open(id)
  const shown = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent)
  expect(shown).toEqual(tabs)
  if (field) await screen.findByLabelText(field)
  for (const tab of screen.getAllByRole('tab')) {
    fireEvent.click(tab)
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
    const isOpen = tab.textContent === tabs.at(-1)
    await waitFor(() =>
      expect(screen.queryAllByRole('textbox').length > 0).toBe(field !== undefined && isOpen),
    )
  }
})

test('a saved scheme is read, and submitted or made editable again', async () => {
  const id = await raise()
  await save(id)
  await open(id)
  expect(await screen.findByText('回火温度偏低')).toBeTruthy()
  expect(button('Submit for review')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }))
  expect(await screen.findByDisplayValue('回火温度偏低')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(button('Submit for review')).toBeNull())
})

test('a scheme that came back is submitted unchanged only after a question, and changed without one', async () => {
  const id = await problemIn(2)
  const returned = { verdict: 'returned', reason: 'No records' }
  await judge(id, { ...approval, causeAnalysis: returned })
  const { unmount } = await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Submit for review' }))
  expect(await screen.findByRole('heading', { name: /The scheme is unchanged.*\?$/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect((await info(id)).data.stateCode).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Submit for review' }))
  await waitFor(async () => expect((await info(id)).data.stateCode).toBe(2))
  unmount()

  await judge(id, { ...approval, causeAnalysis: returned })
  await save(id, { causeAnalysis: '回火温度偏低，记录见附件' })
  await open(id)
  fireEvent.click(await screen.findByRole('button', { name: 'Submit for review' }))
  await waitFor(async () => expect((await info(id)).data.stateCode).toBe(2))
})

test("another supplier's problem is reported as missing", async () => {
  const id = await raise({ supplierId: await quality.accountOf('supplier2') })
  await open(id)
  expect(await screen.findByText('Quality problem not found')).toBeTruthy()
})

test('a problem shows its five steps, subject, description, pictures and requirements', async () => {
  const photo = await upload('problem', { who: 'quality' })
  const id = await raise({ fileIds: [photo] })
  await open(id)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('套环裂纹')
  const steps = screen.getByText('Rectification verification').closest('ol')!
  expect([...steps.children].map(({ textContent }) => textContent)).toEqual([
    '1Pending',
    '2Rectifying',
    '3Submitted',
    '4Rectification verification',
    '5Completed',
  ])
  expect(steps.querySelector('[aria-current=step]')?.textContent).toBe('1Pending')
  for (const name of ['Problem description', 'Rectification requirements'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getByText('铆接后套环出现轴向裂纹')).toBeTruthy()
  expect(screen.getByText('七日内提交整改方案')).toBeTruthy()
  expect(screen.getByRole('button', { name: /照片/ })).toBeTruthy()
  expect(screen.getByLabelText('Causal analysis')).toBeTruthy()
})
