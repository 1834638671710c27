// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from '../../../../src/web/forms/widgets/rich-text-extensions'

/** Loads a text into the editor and returns it unchanged by a user. */
function edited(html: string): string {
  const editor = new Editor({ element: null, extensions, content: html })
  const after = editor.getHTML()
  editor.destroy()
  return after
}

test.each([
  '<h2>Preload</h2><p>F<sub>M</sub> acts on 84.3 mm<sup>2</sup>.</p>',
  '<dl><dt>Grip</dt><dd>What is clamped, with washers.</dd><dt>Lead</dt><dd>One <strong>turn</strong>.</dd></dl>',
  '<ol start="3"><li><p>Tighten</p></li></ol><blockquote><p>By torque</p></blockquote><hr>',
  '<figure><img src="/pictures/a.webp" alt="A bolt"><figcaption>A bolt</figcaption></figure>',
  '<p><a href="/crrc_sales_web_html/about">About</a> <em>us</em> <u>and</u> <s>them</s> <code>M12</code></p>',
])('editing keeps the formatting of a text: %s', (html) => {
  expect(edited(html)).toBe(html)
})

test('subscript and superscript exclude each other', () => {
  expect(edited('<p>F<sub>M<sup>2</sup></sub></p>')).toBe('<p>F<sub>M</sub><sup>2</sup></p>')
})
