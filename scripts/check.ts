import { countFigures, goals, report } from './check/figures'
import { runScript, runTool } from './run/run-script.mjs'

/** npm run check: the quick, static part of npm test. `npm run check -- figures` prints only the figures of the code. */
if (process.argv[2] !== 'figures') {
  runScript('scripts/codegen.ts')
  runScript('scripts/database-types.ts')
  const steps: [string, string, string[]][] = [
    ['Types', '@typescript/native/bin/tsc', ['-p', '.']],
    [
      'Rules',
      'eslint/bin/eslint.js',
      ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'],
    ],
    [
      'Format',
      'prettier/bin/prettier.cjs',
      ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
    ],
    ['Unused files, exports and dependencies', 'knip/bin/knip.js', ['--no-progress']],
  ]
  for (const [title, tool, args] of steps) {
    console.log(`${title} …`)
    if (!runTool(tool, args)) {
      console.error(`${title}: not right, see above.`)
      process.exit(1)
    }
  }
}
const figures = countFigures()
console.log(report(figures).join('\n'))
if (goals.some(({ value, most }) => value(figures) > most)) {
  console.error('Figures: a goal is missed, see above.')
  process.exit(1)
}
