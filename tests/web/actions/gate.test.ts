// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { targetAfterLogin } from '../../../src/web/actions/gate'

test.each(['/cart', '/select?kw=M12&page=2', '/news/1#more'])(
  'after a login one comes to %s of this site',
  (target) => expect(targetAfterLogin(target)).toBe(target),
)

test.each([
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\\evil.example',
  '/\u0000',
  'https://evil.example',
  '',
  null,
])('%j is no place to go to after a login', (target) => expect(targetAfterLogin(target)).toBe('/'))
