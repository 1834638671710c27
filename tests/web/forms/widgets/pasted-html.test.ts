// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { pastedHtml } from '../../../../src/web/forms/widgets/pasted-html'
import { extensions } from '../../../../src/web/forms/widgets/rich-text-extensions'

/** Pastes HTML into the editor and returns its content. */
function pasted(html: string): string {
  const editor = new Editor({ element: null, extensions, content: pastedHtml(html).html })
  const after = editor.getHTML()
  editor.destroy()
  return after
}

/** A document as Word copies it to the clipboard. */
const word = (...paragraphs: string[]) => `<html xmlns:o="urn:schemas-microsoft-com:office:office">
<head><style>p.MsoNormal { margin: 0 }</style></head>
<body lang=EN-US><!--StartFragment-->
${paragraphs.join('\n\n')}
<!--EndFragment--></body></html>`

const item = (marker: string, text: string, list = 'l0 level1 lfo1', place = 'Middle') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:36.0pt;text-indent:-18.0pt;
mso-list:${list}'><![if !supportLists]><span lang=EN-US style='mso-bidi-font-family:Calibri'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span
lang=EN-US>${text}<o:p></o:p></span></p>`

test.each([
  ['<h1>One</h1><h2>Two</h2><h3>Three</h3>', '<h2>One</h2><h2>Two</h2><h3>Three</h3>'],
  ['<h4>Four</h4><h5>Five</h5><h6>Six</h6>', '<h4>Four</h4><h4>Five</h4><h4>Six</h4>'],
])('headings of all levels become one of those that there are: %s', (html, becomes) => {
  expect(pasted(html)).toBe(becomes)
})

test('a numbered list of Word becomes one list, without the paragraph after it', () => {
  const html = word(
    '<h1>Mounting<o:p></o:p></h1>',
    item('1.', 'Put the pin in', 'l0 level1 lfo1', 'First'),
    item('2.', 'Put the <b>collar</b> on', 'l0 level1 lfo1', 'Last'),
    '<p class=MsoNormal>Then:</p>',
    item('3.', 'Pull'),
  )
  expect(pasted(html)).toBe(
    '<h2>Mounting</h2><ol><li><p>Put the pin in</p></li><li><p>Put the <strong>collar</strong> on</p></li></ol>' +
      '<p>Then:</p><ol start="3"><li><p>Pull</p></li></ol>',
  )
})

test.each(['·', 'o', '§', '•', 'Ø', 'v', '-'])('the bullet %s makes no numbers', (bullet) => {
  expect(pasted(word(item(bullet, 'Clean')))).toBe('<ul><li><p>Clean</p></li></ul>')
})

test.each(['1)', '(a)', 'iv.', '一、', '①', '1.1.'])('the marker %s makes numbers', (marker) => {
  expect(pasted(word(item(marker, 'Clean')))).toBe('<ol><li><p>Clean</p></li></ol>')
})

test('levels of Word become lists in lists', () => {
  const html = word(
    item('1.', 'Before'),
    item('o', 'Clean', 'l0 level2 lfo1'),
    item('o', 'Degrease', 'l0 level2 lfo1'),
    item('2.', 'After'),
  )
  expect(pasted(html)).toBe(
    '<ol><li><p>Before</p><ul><li><p>Clean</p></li><li><p>Degrease</p></li></ul></li><li><p>After</p></li></ol>',
  )
})

test('two lists of Word one after the other stay two', () => {
  const html = word(item('1.', 'One'), item('1.', 'Another', 'l1 level1 lfo2'))
  expect(pasted(html)).toBe('<ol><li><p>One</p></li></ol><ol><li><p>Another</p></li></ol>')
})

test('a paragraph of a list that has no marker of its own stays a paragraph', () => {
  expect(pasted(word('<p class=MsoListParagraph>Indented</p>'))).toBe('<p>Indented</p>')
})

test.each([
  'file:///C:/Users/x/clip_image001.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  'blob:https://elsewhere.example/1',
  'https://[',
  '',
])('a picture at %s is left out, and counted', (src) => {
  const { html, picturesLeftOut } = pastedHtml(`<p>Before<img src="${src}">after</p>`)
  expect([html, picturesLeftOut]).toEqual(['<p>Beforeafter</p>', 1])
})

test('the caption of a figure without its picture stays', () => {
  const html =
    '<figure><img src="https://elsewhere.example/a.png"><figcaption>A bolt</figcaption></figure>'
  expect(pasted(html)).toBe('<p>A bolt</p>')
})

test('a picture of this site stays, by its path', () => {
  const own = `<p>${window.location.origin}</p><img src="${window.location.origin}/pictures/a.webp?small=1">`
  expect(pastedHtml(own)).toEqual({
    html: own.replace(`src="${window.location.origin}`, 'src="'),
    picturesLeftOut: 0,
  })
})

test.each(['<td>1</td><td>2</td>', '<p data-pm-slice="0 0 []">As it was</p>', 'words'])(
  'clean markup stays as it is: %s',
  (html) => {
    expect(pastedHtml(html)).toEqual({ html, picturesLeftOut: 0 })
  },
)
