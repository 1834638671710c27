// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { currentToasts, showToast } from '../../../src/web/ui/toast-list'

test('an error stays until something succeeds', () => {
  const said = () => currentToasts().map(({ message }) => message)
  showToast('error', 'Refused')
  showToast('info', 'Hint')
  expect(said()).toEqual(['Refused', 'Hint'])
  showToast('success', 'Saved')
  expect(said()).toEqual(['Hint', 'Saved'])
})
