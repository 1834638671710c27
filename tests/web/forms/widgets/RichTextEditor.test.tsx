// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RichTextEditor } from '../../../../src/web/forms/widgets/RichTextEditor'
import { loadTexts } from '../../../../src/web/language/locale'
import { currentToasts } from '../../../../src/web/ui/toast-list'

await loadTexts()

test('text from Word is pasted as the editor allows, and dropped pictures are reported', async () => {
  cleanup()
  const onChange = vi.fn()
  render(
    <RichTextEditor
      id="text"
      label="Text"
      describedBy=""
      value=""
      onChange={onChange}
      failed={false}
      locked={false}
      keepFile={undefined}
    />,
  )
  const html =
    '<h1>Mounting</h1><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span>Pull</p>' +
    '<p><img src="file:///C:/clip_image001.png">Done</p>'
  fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), {
    clipboardData: { getData: (kind: string) => (kind === 'text/html' ? html : ''), files: [] },
  })
  expect(onChange).toHaveBeenLastCalledWith(
    '<h2>Mounting</h2><ol><li><p>Pull</p></li></ol><p>Done</p>',
  )
  expect(currentToasts().at(-1)?.message).toBe(
    'Pasted pictures are not included; please add them with the “Picture” button',
  )
})
