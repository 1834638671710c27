// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { companyName } from '../../../src/web/language/company-name'
import { language } from '../../../src/web/language/locale'

test('the company has the name that stands in the head of the page for its language', () => {
  document.head.innerHTML = `<meta name="application-name" lang="zh" content="样本紧固件">
    <meta name="application-name" lang="en" content="Sample Fasteners">`
  expect(companyName()).toBe({ zh: '样本紧固件', en: 'Sample Fasteners' }[language])
})
