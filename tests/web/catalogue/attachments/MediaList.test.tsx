// @vitest-environment jsdom
import { renderPage } from '../../render'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MediaList } from '../../../../src/web/catalogue/attachments/MediaList'
import { currentToasts } from '../../../../src/web/ui/toast-list'
import { startApp } from '../../../app'

const named = (name: string, size: number) => {
  const file = new File(['a'], name, { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test('the error of a file is shown until another file is chosen', async () => {
  const app = await startApp()
  await renderPage(<MediaList media={[]} onChange={() => undefined} />, {
    app,
    user: 'editor',
    at: '/office/catalogue/attachments',
  })
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Add picture'), { target: { files: [file] } })
  choose(named('large.png', 21 * 1024 * 1024))
  expect(currentToasts()).toHaveLength(1)
  choose(named('large.png', 21 * 1024 * 1024))
  expect(currentToasts()).toHaveLength(1)
  choose(named('small.png', 1024))
  expect(currentToasts()).toEqual([])
})
