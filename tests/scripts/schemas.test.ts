import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { closeAfterFile } from '../closing'
import { ownDatabase } from '../app'

const folder = mkdtempSync(join(tmpdir(), 'fastener-diff-'))
closeAfterFile(async () => rmSync(folder, { recursive: true, force: true }))

const project = join(folder, 'project')
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: project,
    stdio: 'pipe',
  })

/** The command in a copy of the schemas that has a history of its own. */
function diff(env: Record<string, string> = {}, cwd = project, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/schemas.ts', 'diff', ...args],
    {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: undefined, DATA_DIR: join(folder, 'none'), ...env },
    },
  )
  return { status, said: stdout, complained: stderr }
}

function edit(
  change: (schema: { properties: Record<string, object>; required: string[] }) => void,
) {
  const file = join(project, 'schemas/operation/NoticeForm.json')
  const schema = JSON.parse(readFileSync(file, 'utf8'))
  change(schema)
  writeFileSync(file, JSON.stringify(schema))
}

beforeAll(() => {
  mkdirSync(project)
  for (const part of ['openapi', 'schemas', 'scripts', 'src', 'package.json', 'tsconfig.json'])
    cpSync(part, join(project, part), {
      recursive: true,
      filter: (file) => !/^src\/web\//.test(file),
    })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  git('init', '-q', '-b', 'main')
})

test('a clone without history says that there is nothing to compare, and so does a folder without one', () => {
  expect(diff()).toMatchObject({ status: 0, said: expect.stringMatching(/nothing to compare/) })
  git('add', 'schemas')
  git('commit', '-q', '-m', 'First')
  expect(diff()).toMatchObject({ status: 0, said: expect.stringMatching(/no commit before/) })
  expect(diff({}, project, 'v9')).toMatchObject({
    status: 2,
    complained: expect.stringMatching(/no revision v9/),
  })
  expect(diff({}, project, 'HEAD')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/no field/),
  })
})

test('what a change does is told with the records, views and lines that it touches', async () => {
  const { pool: database, url } = await ownDatabase('demo')
  await sql`insert into notice (audience, from_day, until_day, data)
    select 'all', current_date, current_date, jsonb_build_object('titleZh', repeat('长', n * 20), 'titleEn', 'A', 'textZh', '。')
    from generate_series(1, 3) n`.execute(database)
  await sql`insert into saved_view (user_id, screen, name, data)
    select id, 'notices', 'mine', '{"query": "order=-titleEn", "columns": ["titleZh"]}'
    from app_user limit 1`.execute(database)
  edit(({ properties, required }) => {
    const { titleEn = {} } = properties
    delete properties.titleEn
    properties.headingEn = { ...titleEn, 'x-was': 'titleEn' }
    properties.titleZh = { ...properties.titleZh, maxLength: 30 }
    delete properties.textZh
    required.splice(0, required.length, 'headingEn', 'link')
  })
  const { status, said } = diff({ DATABASE_URL: url })
  expect(status).toBe(1)
  expect(said).toMatch(/headingEn was "titleEn"[^\n]*\n +3 stored records with it, 1 saved view, /)
  expect(said).toMatch(
    /titleZh admits less: maxLength \d+ → 30\n[^\n]* 2 stored values no longer allowed, 1 saved view/,
  )
  expect(said).toMatch(/! [^\n]*textZh is gone[^\n]*\n +3 stored records with it, 0 saved views/)
  expect(said).toMatch(/! [^\n]*link is newly required[^\n]*\n +3 stored records without it/)
  expect(diff().said).toMatch(/Nothing is counted\. /)
}, 240_000)

test.each([
  ['two fields with one former name', { a: 'lot', b: 'lot' }, '"a" and "b" all were "lot"'],
  ['a former name that is a field', { a: 'titleZh' }, '"titleZh" is still a field'],
  ['a loop', { a: 'b', b: 'a' }, 'goes round in a loop'],
  ['a field that was itself', { a: 'a' }, '"a" names itself'],
  ['a number', { a: 7 }, 'must be the former name'],
])('%s is refused in the words of the code generation', (_fault, renamed, words) => {
  const file = join(project, 'schemas/operation/NoticeForm.json')
  const before = readFileSync(file, 'utf8')
  edit(({ properties }) => {
    for (const [name, was] of Object.entries(renamed))
      properties[name] = { type: 'string', 'x-was': was }
  })
  const { status, said, complained } = diff({}, project, 'HEAD')
  const [line, ...others] = complained.trim().split('\n')
  const generated = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/codegen.ts'], {
    cwd: project,
    encoding: 'utf8',
  })
  writeFileSync(file, before)
  expect({ status, said, others }).toEqual({ status: 2, said: '', others: [] })
  expect(line).toContain(`schemas/operation/NoticeForm.json: `)
  expect(line).toContain(words)
  expect(generated.stderr).toBe(complained)
  expect(generated.status).toBe(1)
})
