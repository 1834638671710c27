import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
}
const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join('src/web', file), 'utf8'))

test('every package of Refine that is installed is used', () => {
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@refinedev/'))
  expect(packages).toContain('@refinedev/antd')
  expect(
    packages.filter((name) => !sources.some((source) => source.includes(`from '${name}'`))),
  ).toEqual([])
})
