import { runScript, runTool } from './run/run-script.mjs'

/** npm run check: the quick, static part of npm test. */
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
]
for (const [title, tool, args] of steps) {
  console.log(`${title} …`)
  if (!runTool(tool, args)) {
    console.error(`${title}: not right, see above.`)
    process.exit(1)
  }
}
