import { passOver } from '../../src/server/audit/watch.sql'
import {
  calculate,
  calculateJoint,
  type CalculationPage,
  type Inputs,
} from '../../src/domain/calculation/calculate'
import { engineVersion } from '../../src/domain/calculation/engine-version'
import {
  clampExample,
  flexibilityExample,
  jointExample,
} from '../../src/domain/calculation/examples'
import { headlineOf, jointHeadline } from '../../src/domain/calculation/headline'
import type { ReportData } from '../../src/domain/calculation/report-data'
import type { Schemas } from '../../src/domain/schemas'
import type { Database, Pool } from '../../src/server/database/database'
import { insertReport } from '../../src/server/calculation/reports.sql'
import { beginDemoReports } from './reports.sql'

type DemoReport = { username: string; name: string; cover?: Schemas['ReportCover'] } & (
  | { page: 'joint'; input: Schemas['Joint'] }
  | { page: CalculationPage; input: Inputs[CalculationPage] }
)

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
  {
    username: 'engineer',
    page: 'joint',
    name: '转向架支座，全部校核（演示）',
    input: {
      ...jointExample,
      tightening: 'wrenchMeasured',
      toolCategory: 'A',
      riskClass: 'H',
      locking: 'wedgeWashers',
    },
    cover: {
      project: '地铁 9 号线（演示）',
      drawing: 'BG-4711',
      drawingRevision: 'C',
      part: '转向架支座',
      author: '方洁',
      checker: '任浩',
    },
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
  report: DemoReport,
  owner: { id: number; accountId: number },
) {
  await insertReport(database, {
    accountId: owner.accountId,
    userId: owner.id,
    materialId: null,
    page: report.page,
    name: report.name,
    data: {
      // Stored as plain JSON: input as sent, result as computed.
      ...computed(report),
      engine: engineVersion,
      unit: 'metric',
      ...(report.cover && { cover: report.cover }),
    },
  })
}

function computed(report: DemoReport): Pick<ReportData, 'input' | 'result' | 'headline'> {
  if (report.page === 'joint') {
    const result = calculateJoint(report.input)
    return { input: report.input, result, headline: jointHeadline(report.input, result, 'metric') }
  }
  const { page, input } = report
  const result = calculate(page, input)
  return { input, result, headline: headlineOf(page, input, result, 'metric') }
}
