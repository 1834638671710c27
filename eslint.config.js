import { existsSync, readdirSync } from 'node:fs'
import { builtinRules } from 'eslint/use-at-your-own-risk'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import * as regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'

/** The areas of the product are the files of openapi/; every other folder repeats their names. */
const areas = readdirSync('openapi')
  .map((file) => file.replace('.yaml', ''))
  .filter((name) => name !== 'openapi')

/** The top level of each side. Every other folder is an area, or a part that areas are built with. */
const whole = {
  domain: [],
  server: ['app.ts', 'demo.ts', 'handlers.ts', 'mail-writers.ts', 'main.ts', 'pool-worker.ts'],
  web: ['App.tsx', 'main.ts', 'pages.ts', 'resources.ts', 'shell', 'office'],
}

/** Import levels within a side: parts import only parts, an area imports parts, the top level imports everything. */
function levelsOf(side) {
  if (!existsSync(`src/${side}`)) return []
  const at = (names) => names.map((name) => `./src/${side}/${name}`)
  const parts = readdirSync(`src/${side}`).filter(
    (name) => ![...areas, ...whole[side]].includes(name),
  )
  return [
    { target: at(parts), from: at([...areas, ...whole[side]]) },
    ...areas.map((area) => ({
      target: at([area]),
      from: at([...areas.filter((other) => other !== area), ...whole[side]]),
    })),
  ]
}

const zones = [
  { target: './src/domain', from: ['./src/i18n', './src/server', './src/web'] },
  { target: './src/i18n', from: ['./src/domain', './src/server', './src/web'] },
  { target: './src/server', from: './src/web' },
  { target: './src/web', from: './src/server' },
  { target: './src', from: ['./demo', './scripts', './tests'] },
  { target: './demo', from: ['./scripts', './tests'], except: ['./run/browser.mjs'] },
  // Pictures are taken in the light in which the viewer shows a model.
  { target: './demo', from: './src/web', except: ['./catalogue/viewer'] },
  // Shapes are made of standards alone, so that other projects can draw them too.
  {
    target: './src/server/drawing',
    from: './src',
    except: ['./server/drawing', './domain/standards'],
  },
  ...levelsOf('domain'),
  ...levelsOf('server'),
  ...levelsOf('web'),
].filter(({ target, from }) => target.length > 0 && from.length > 0)

const queryBuilder = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'].map(
  (name) => ({
    selector: `CallExpression[callee.property.name='${name}']`,
    message: 'SQL lives in *.sql.ts files beside the noun that asks for it.',
  }),
)

/** Holds in every file, so each list of forbidden syntax below begins with it. */
const everywhere = [
  { selector: 'TSEnumDeclaration', message: 'Use a const table.' },
  ...['SpreadElement', 'JSXSpreadAttribute'].flatMap((spread) =>
    // Parentheses are no nodes; one or two assertions around a literal are.
    ['', ' > :matches(TSAsExpression, TSSatisfiesExpression)'].map((assertion) => ({
      selector: `${spread}${assertion} > :matches(ObjectExpression, ArrayExpression):matches(.argument, .expression)`,
      message: 'Write the properties or entries out.',
    })),
  ),
]

/** A second set of forbidden syntax, since a later list replaces an earlier one. */
const restrictedSyntax = builtinRules.get('no-restricted-syntax')

/** Names that do not say what they hold, in areas whose constants and functions are named by their subject. */
const vagueNames = [
  'VariableDeclarator > Identifier.id',
  'FunctionDeclaration > Identifier.id',
  ':function > Identifier.params',
  'ArrayPattern > Identifier.elements',
  'ObjectPattern > Property > Identifier.value',
].map((place) => ({
  selector: `${place}[name=/^(?:found|one|said|told|together|instead|some|apart)$/]`,
  message: 'Name it after what it holds.',
}))

/** The inner loops of the search keep short names. */
const namedByHabit = ['src/server/catalogue/index/**', 'src/generated/**']

/** Attributes with which browsers and libraries silently change typed text: cut it, drop it, or scroll its number. */
const keptText = [
  ...[
    'JSXAttribute[name.name=/^maxLength$/i]',
    "ObjectExpression > Property[key.name='maxLength']",
  ].map((selector) => ({
    selector,
    message: 'It cuts pasted text; use LimitedInput, LimitedTextarea or useTextLimit.',
  })),
  ...[
    "JSXAttribute[name.name='type'] Literal[value='number']",
    "ImportSpecifier[imported.name='InputNumber']",
  ].map((selector) => ({
    selector,
    message: 'It drops what is no number and turns with the wheel; read the text of a text field.',
  })),
  {
    selector: "Property[key.name='exceedFormatter']",
    message: 'It cuts typed text.',
  },
]

const keysOfInputMethods = [
  "Literal[value='Enter']",
  "MemberExpression[object.name='event'][property.name='key']",
  "JSXAttribute[name.name=/^onKey/] > JSXExpressionContainer > ArrowFunctionExpression > ObjectPattern > Property[key.name='key']",
].map((selector) => ({
  selector,
  message: 'While an input method composes, keys are its own: ask isEnter or keyOf of ui/keys.',
}))

/** Times that are stored or compared come from the database's clock; durations from `performance.now()`. */
const wallClock = [
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='dayAt'][arguments.length=1]",
].map((selector) => ({
  selector,
  message: 'Ask src/server/database/clock.ts for the time: the clock of this machine may be wrong.',
}))

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      'src/generated',
      '.data',
      '.cache',
      'test-results',
      'playwright-report',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'] }),
      ],
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...everywhere],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'demo/**/*.ts'],
    plugins: { regexp },
    rules: {
      // Prevents regular expression denial of service (ReDoS).
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
      'import-x/no-default-export': 'error',
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['{src,scripts,demo}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    // Answers of the catalogue read typed arrays in these inner loops, where a check of every index would cost speed.
    files: [
      'bits',
      'cards',
      'column-order',
      'facets',
      'lookups',
      'page',
      'select',
      'text-column',
      'value-sets',
    ].map((name) => `src/server/catalogue/index/${name}.ts`),
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/server/**/*.ts', 'demo/**/*.ts'],
    ignores: ['**/*.sql.ts', 'src/server/database/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...queryBuilder, ...wallClock] },
  },
  {
    files: ['src/server/**/*.sql.ts', 'src/server/database/**/*.ts', 'demo/**/*.sql.ts'],
    ignores: ['src/server/database/clock.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...wallClock] },
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...keptText, ...keysOfInputMethods] },
  },
  { files: ['src/web/ui/keys.ts'], rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  {
    files: ['{src,scripts,demo}/**/*.{ts,tsx}'],
    ignores: namedByHabit,
    plugins: { names: { rules: { 'no-vague': restrictedSyntax } } },
    rules: { 'names/no-vague': ['error', ...vagueNames] },
  },
  // Playwright's fixture function is called `use` but is not a hook.
  { files: ['tests/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['scripts/**', 'demo/scripts/**', 'src/server/main.ts'],
    rules: { 'no-console': 'off' },
  },
)
