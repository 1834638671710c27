import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { build } from 'esbuild'
import { isObject, readSchemas, type Json, type JsonObject } from './bundle'

/** The types that are filled in by a form; a validator of each is compiled, because the browser may not evaluate code. */
const forms = ['PasswordLogin', 'OrderSubmission']

/** Writes one module a form: its schema with every reference inlined, and its validators. */
export async function writeValidators(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const schemas = readSchemas()
  for (const name of forms) {
    const schema = inlined(schemas[name]!, schemas) as JsonObject
    const code = compileSchemaValidatorsCode(plain(schema) as object, {
      // The option is typed for the draft-07 class; both share the interface that is used.
      AjvClass: Ajv2020 as never,
      ajvOptionsOverrides: { verbose: false, code: { lines: false } },
    })
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: '.', loader: 'js' },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
    })
    writeFileSync(`${folder}/${name}.js`, outputFiles[0]!.text)
    writeFileSync(
      `${folder}/${name}.schema.json`,
      JSON.stringify({ form: plain(schema), texts: schema }),
    )
  }
}

/** The form library follows only references inside the schema that it is given. */
function inlined(value: Json, schemas: Record<string, JsonObject>): Json {
  if (Array.isArray(value)) return value.map((inner) => inlined(inner, schemas))
  if (!isObject(value)) return value
  const { $ref, ...rest } = value
  const target = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1)!] : {}
  return Object.fromEntries(
    Object.entries({ ...target, ...rest }).map(([key, inner]) => [key, inlined(inner, schemas)]),
  )
}

/** Without our own words: the schema that is shown must equal the one that was compiled. */
function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, inner]) => [key, plain(inner)]),
  )
}
