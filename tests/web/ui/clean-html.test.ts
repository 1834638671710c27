// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanHtml } from '../../../src/web/ui/clean-html'

test('scripts, handlers, frames and styles are never rendered', () => {
  const bad = [
    '<script>alert(1)</script>',
    '<p onclick="alert(1)" style="position:fixed" class="x">a</p>',
    '<iframe src="data:text/html,x"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<form action="/x"><input name="a"></form>',
  ].join('')
  expect(cleanHtml(bad)).toBe('<p>a</p>')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//elsewhere.example/x'])(
  'a link to %s leads nowhere',
  (href) => {
    expect(cleanHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>')
  },
)

test('links of the site lie below its base, links to other sites open beside it', () => {
  const base = import.meta.env.BASE_URL
  expect(cleanHtml('<a href="/industryScene?id=1">a</a>')).toBe(
    `<a href="${base}industryScene?id=1">a</a>`,
  )
  expect(cleanHtml('<a href="https://standards.example/1">a</a>')).toBe(
    '<a href="https://standards.example/1" target="_blank" rel="noreferrer">a</a>',
  )
})

test('pictures of the site come when they are near, data: pictures never', () => {
  expect(cleanHtml('<img src="/pictures/a.webp">')).toBe(
    '<img src="/pictures/a.webp" loading="lazy" alt="">',
  )
  expect(cleanHtml('<img src="data:image/png;base64,AA">')).toBe('')
})

test('a table too wide for its place can be scrolled sideways', () => {
  expect(cleanHtml('<table><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
    '<div class="table" tabindex="0"><table><tbody><tr><td>1</td></tr></tbody></table></div>',
  )
})

test.each([
  '<ol start="3"><li>c</li></ol>',
  '<tbody><tr><th colspan="2" scope="col">a</th><td rowspan="2">b</td></tr></tbody>',
  '<img src="/a.webp" alt="M12: a bolt" width="76" height="56" loading="lazy">',
])(
  'merged cells, first numbers of lists and sizes of pictures stay as they are written: %s',
  (html) => {
    expect(cleanHtml(html.startsWith('<tbody>') ? `<table>${html}</table>` : html)).toContain(html)
  },
)
