import { passOver } from '../../src/server/audit/watch.sql'
import { calculate, type Inputs, type Results } from '../../src/domain/calculation/calculate'
import { engineVersion } from '../../src/domain/calculation/engine-version'
import { clampExample, flexibilityExample } from '../../src/domain/calculation/examples'
import { headlineOf } from '../../src/domain/calculation/headline'
import type { Schemas } from '../../src/domain/schemas'
import type { Database, Pool } from '../../src/server/database/database'
import { insertReport } from '../../src/server/calculation/reports.sql'
import { beginDemoReports } from './reports.sql'

interface DemoReport<Page extends Schemas['CalculationKind'] = Schemas['CalculationKind']> {
  username: string
  page: Page
  name: string
  input: Inputs[Page]
}

/** Fictional joints computed by the engine; report names are in the language of their authors. */
const demoReports: DemoReport[] = [
  {
    username: 'designer',
    page: 'clamp',
    name: 'M16 盖板螺栓（演示）',
    input: clampExample,
  },
  {
    username: 'designer',
    page: 'flexibility',
    name: '法兰连接（演示）',
    input: flexibilityExample,
  },
  {
    username: 'engineer',
    page: 'clamp',
    name: 'M16，扭矩 200 N·m（演示）',
    input: { ...clampExample, torque: 200 },
  },
  {
    username: 'engineer',
    page: 'flexibility',
    name: '转向架支座（演示）',
    input: flexibilityExample,
  },
]

/** Creates the demo reports if there are no reports at all. */
export function seedReports(pool: Pool): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await passOver(database)
    const people = await beginDemoReports(database)
    for (const report of people ? demoReports : []) {
      const owner = people?.get(report.username)
      if (owner) await seedReport(database, report, owner)
    }
  })
}

async function seedReport(
  database: Database,
  { page, name, input }: DemoReport,
  owner: { id: number; accountId: number },
) {
  const result: Results[typeof page] = calculate(page, input)
  await insertReport(database, {
    accountId: owner.accountId,
    userId: owner.id,
    materialId: undefined,
    page,
    name,
    data: {
      // Stored as plain JSON: input as sent, result as computed.
      input: input as Record<string, unknown>,
      result: result as Record<string, unknown>,
      engine: engineVersion,
      unit: 'metric',
      headline: headlineOf(page, input, result, 'metric'),
    },
  })
}
