import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('generated'))
    .map((file) => `${folder}/${file}`)

const sources = filesBelow('src').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const filesWith = (pattern: RegExp, start = 'src/') =>
  sources
    .filter(({ path, text }) => path.startsWith(start) && pattern.test(text))
    .map(({ path }) => path)
    .sort()

test('input from outside never becomes part of a system command or of code', () => {
  expect(filesWith(/\beval\(|new Function\(|node:vm'/)).toEqual([])
  // It starts the embedded database.
  expect(filesWith(/node:child_process/)).toEqual(['src/server/database/embedded.ts'])
})

test('the server connects only to the hosts that its settings name', () => {
  const connecting =
    /\bfetch\(|createTransport\(|new AwsClient\(|new pg\.\w+\(|node:(?:https|tls|dns|dgram)'|import .*\bconnect\b.*'node:net'|\bhttps?\.(?:get|request)\(/
  expect(filesWith(connecting, 'src/server/')).toEqual([
    'src/server/database/embedded.ts',
    'src/server/database/listener.ts',
    'src/server/database/reopening-pool.ts',
    'src/server/database/silent-connections.ts',
    'src/server/files/scan.ts',
    'src/server/files/store.ts',
    'src/server/outbox/transports.ts',
  ])
})

test('no certificate is taken unseen', () => {
  expect(filesWith(/rejectUnauthorized|TLS_REJECT_UNAUTHORIZED/)).toEqual([])
})

test('nothing that must not be guessed comes from Math.random', () => {
  expect(filesWith(/Math\.random/)).toEqual([])
})

test('a cipher that is no AES-GCM serves the announced form of passwords alone', () => {
  const other = /create(?:Cipher|Decipher)iv\(\s*'(?!aes-256-gcm')|'AES-(?!GCM)/
  expect(filesWith(other)).toEqual([
    'src/server/passwords/password-form.ts',
    'src/web/actions/password-form.ts',
  ])
})

test('weak digests name versions of contents and nothing else', () => {
  expect(filesWith(/'sha1'|'md5'|\bmd5\(/)).toEqual([
    'src/server/catalogue/attachments.ts',
    'src/server/catalogue/import/record.sql.ts',
    'src/server/catalogue/product-answers.ts',
    'src/server/database/runtime.ts',
    'src/server/public-pages/compressed.ts',
  ])
})

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string }>
}

test('every component has its exact content in package-lock.json', () => {
  // Written by npm.
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const components = Object.entries(packages).filter(([path]) => path !== '')
  expect(components.length).toBeGreaterThan(500)
  for (const [path, { resolved = '', integrity = '' }] of components) {
    expect(integrity, path).toMatch(/^sha512-/)
    expect(['', 'https://registry.npmjs.org'], path).toContain(resolved && new URL(resolved).origin)
  }
})

test('the versions that the shop asks for are exact', () => {
  // Written by npm.
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Record<string, string>
  >
  const { dependencies, devDependencies, optionalDependencies } = manifest
  for (const asked of [dependencies, devDependencies, optionalDependencies])
    expect(
      Object.values(asked).filter((version) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+/.test(version)),
    ).toEqual([])
})
