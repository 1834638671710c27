import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAfterFile } from '../closing'

const folder = mkdtempSync(join(tmpdir(), 'fastener-commands-'))
closeAfterFile(async () => rmSync(folder, { recursive: true, force: true }))

/** A command as it is given at a terminal, with a shop of its own. */
const run = (shop: string, ...args: string[]) => runWith({ DATA_DIR: join(folder, shop) }, ...args)

function runWith(settings: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    timeout: 60_000,
    env: {
      ...process.env,
      LANG: 'en_GB.UTF-8',
      INIT_CWD: folder,
      DATABASE_URL: undefined,
      LC_ALL: undefined,
      LC_MESSAGES: undefined,
      ...settings,
    },
  })
  return { status, said: stdout, complained: stderr }
}

test('a catalogue is imported, exported, backed up and restored by commands, and the log of it holds', () => {
  const sheet =
    'Category,Class,Model,Name (zh),净重\nBolts,螺栓,A-1,螺栓,0.1\nBolts,螺栓,A-2,螺栓,"1,500"\n'
  writeFileSync(join(folder, 'sheet.csv'), sheet)
  const imported = run('shop', 'import', 'sheet.csv')
  expect(imported).toMatchObject({ status: 1, complained: '' })
  expect(imported.said).toContain('1 / 1')
  expect(imported.said).toContain('Products added: 1, updated: 0, unchanged: 0; rows rejected: 1')

  expect(run('shop', 'export', 'out.csv')).toMatchObject({ status: 0, complained: '' })
  expect(readFileSync(join(folder, 'out.csv'), 'utf8')).toContain('A-1')
  const again = run('shop', 'import', 'out.csv')
  expect(again).toMatchObject({ status: 0, complained: '' })
  expect(again.said).toContain('Products added: 0, updated: 0, unchanged: 1; rows rejected: 0')

  expect(run('shop', 'audit', 'verify')).toMatchObject({ status: 0, complained: '' })
  expect(run('shop', 'backup', 'shop.tar.gz')).toMatchObject({ status: 0, complained: '' })
  expect(run('other', 'restore', 'shop.tar.gz')).toMatchObject({ status: 0, complained: '' })
  expect(run('other', 'audit', 'verify')).toMatchObject({ status: 0 })
  expect(run('other', 'restore', 'shop.tar.gz').status).toBe(1)

  expect(run('shop', 'secrets', 'rotate')).toMatchObject({ status: 0, complained: '' })
  expect(run('shop', 'secrets')).toMatchObject({ status: 2, said: '' })

  const archive = readFileSync(join(folder, 'shop.tar.gz'))
  const over = run('shop', 'backup', 'shop.tar.gz')
  expect(over).toMatchObject({ status: 2, complained: expect.stringMatching(/not overwritten/) })
  expect(readFileSync(join(folder, 'shop.tar.gz'))).toEqual(archive)
})

test.each([
  ['backup', 'new.tar.gz'],
  ['export', 'new.csv'],
  ['audit', 'verify'],
  ['secrets', 'rotate'],
])('%s on a place without a shop says so and creates nothing', (command, argument) => {
  const { status, complained } = run('nobody', command, argument)
  expect([status, complained]).toEqual([2, expect.stringMatching(/contains no shop database/)])
  expect(existsSync(join(folder, 'nobody'))).toBe(false)
  expect(existsSync(join(folder, argument))).toBe(false)
})

test.each([
  ['import', 'given.csv'],
  ['export', 'new.csv'],
  ['audit', 'verify'],
  ['backup', 'new.tar.gz'],
  ['restore', 'given.csv'],
])('%s with a database that lets nobody in says so in a sentence', (command, argument) => {
  writeFileSync(join(folder, 'given.csv'), 'Model\nA-1\n')
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
  expect(runWith(nowhere, command, argument)).toEqual({
    status: 2,
    said: '',
    complained: expect.stringMatching(/^The database of DATABASE_URL .+\.\n$/),
  })
})

// The one is no folder, and below the other Linux makes none.
test.each(['/dev/null', ...(process.platform === 'linux' ? ['/proc/shop'] : [])])(
  'an import into %s, which cannot hold data, is refused in a sentence',
  (place) => {
    writeFileSync(join(folder, 'given.csv'), 'Model\nA-1\n')
    expect(runWith({ DATA_DIR: place }, 'import', 'given.csv')).toEqual({
      status: 2,
      said: '',
      complained: expect.stringMatching(/^The folder .+ cannot be used for data .+\.\n$/),
    })
  },
)

test('a command without arguments, or with a missing file, prints its usage', () => {
  expect(run('none', 'import')).toMatchObject({ status: 2 })
  expect(run('none', 'import').complained).toContain('npm run import -- FILE')
  expect(run('none', 'restore', 'nowhere.tar.gz')).toMatchObject({ status: 2 })
  for (const [command, file] of [
    ['backup', 'nowhere/shop.tar.gz'],
    ['export', 'nowhere/out.csv'],
  ] as const)
    expect(run('shop', command, file)).toMatchObject({
      status: 2,
      complained: expect.stringMatching(/The folder .* does not exist/),
    })
})
