import { build } from 'esbuild'
import { expect, test } from './portal'

/** Malicious stored texts and their display, sanitised by the browser or by the library. */
const texts: [stored: string, shown: string][] = [
  [
    '<script>alert(1)</script><p onclick="alert(1)" style="position:fixed" class="x" data-a="1">a</p>' +
      '<iframe src="data:text/html,x"></iframe><svg onload="alert(1)"></svg><!-- a -->',
    '<p>a</p>',
  ],
  ['<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a><a href="//elsewhere.example/x">b</a>', '<a>a</a><a>b</a>'],
  ['<a href="/scene" target="_top" ping="/x">a</a>', '<a href="/shop/scene">a</a>'],
  [
    '<a href="https://standards.example/1" title="ISO">a</a>',
    '<a href="https://standards.example/1" title="ISO" target="_blank" rel="noreferrer">a</a>',
  ],
  ['<a href="mailto:a@demo.example">a</a>', '<a href="mailto:a@demo.example">a</a>'],
  ['<img src="data:image/png;base64,AA"><img src="http://a.example/a.png">', ''],
  ['<img src="/a.webp" srcset="/b.webp 2x">', '<img src="/a.webp" loading="lazy" alt="">'],
  [
    '<h2>a</h2><ol start="3"><li>H<sub>2</sub>O</li></ol><figure><figcaption>b</figcaption></figure>',
    '<h2>a</h2><ol start="3"><li>H<sub>2</sub>O</li></ol><figure><figcaption>b</figcaption></figure>',
  ],
  [
    '<table border="1"><tbody><tr><td colspan="2" bgcolor="red">1</td></tr></tbody></table>',
    '<div class="table" tabindex="0"><table><tbody><tr><td colspan="2">1</td></tr></tbody></table></div>',
  ],
]

for (const cleaner of ['browser', 'library'] as const) {
  test(`unsafe markup is removed from a text by the ${cleaner}`, async ({ page }) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { cleanHtml } from './src/web/ui/clean-html'; window.cleanHtml = cleanHtml`,
        resolveDir: '.',
      },
      bundle: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      define: { 'import.meta.env.BASE_URL': '"/shop/"' },
    })
    await page.goto('about:blank')
    const isAble = await page.evaluate((asked) => {
      if (asked === 'library') delete (Element.prototype as Partial<Element>).setHTML
      return 'setHTML' in Element.prototype
    }, cleaner)
    expect(isAble, 'the browser of the journeys cleans markup by itself').toBe(
      cleaner === 'browser',
    )
    await page.addScriptTag({ type: 'module', content: outputFiles[0]!.text })
    await page.waitForFunction('window.cleanHtml')
    for (const [stored, shown] of texts) {
      const call = `window.cleanHtml(${JSON.stringify(stored)})`
      expect(await page.evaluate(call), stored).toBe(shown)
    }
  })
}
