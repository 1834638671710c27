import { expect, test } from 'vitest'
import { linkTo } from '../../../src/server/outbox/outbox'
import { writeMail } from '../../../src/server/outbox/templates'

const names = { zh: '样本紧固件', en: 'Sample Fasteners' }
const params = { name: 'Wei', username: 'wei' }
const link = 'https://shop.example/crrc_sales_web_html/activation?token=a&b=c'

test.each([
  ['zh', '请激活您的账户', '激活账户'],
  ['en', 'Please activate your account', 'Activate account'],
] as const)('a mail in %s has its subject, its text and its link', (language, subject, action) => {
  const mail = writeMail({ language, template: 'activation', params, link }, names)
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain(`${action}: ${link}`)
  expect(mail.html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(mail.html).toContain(action)
  for (const body of [mail.text, mail.html]) expect(body).toContain(names[language])
})

test('a name is shown as it is written and makes neither page nor header', () => {
  const name = '<img src=x>\r\nBcc: all@customer.example'
  const { subject, html } = writeMail(
    { language: 'en', template: 'activation', params: { ...params, name }, link },
    names,
  )
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x&gt;')
  expect(subject).not.toMatch(/[\r\n]/)
})

test('a link is the address of a page below the base of the front end', () => {
  const publicUrl = 'https://shop.example'
  expect(linkTo({ publicUrl }, '/activation', { token: 'a b' })).toBe(
    'https://shop.example/crrc_sales_web_html/activation?token=a+b',
  )
})
