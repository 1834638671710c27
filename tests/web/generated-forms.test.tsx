// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fieldsOf } from '../../src/domain/forms/form-fields'
import type { FieldSchema } from '../../src/domain/forms/field-schema'
import { queries } from '../../src/web/calls/api'
import { loadForm, type FormName, type FormParts } from '../../src/web/forms/form-parts'
import { SchemaForm } from '../../src/web/forms/SchemaForm'
import { loadTexts } from '../../src/web/language/locale'
import { eventually } from '../patience'
import { hostile, saidOf, saysTheSame, textFields, type, type TextField } from './typing'

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(web|domain)\/.*\.tsx?$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('')

/** The forms generated from their schema: named by a page, a resource or a kind of content. */
const forms = [
  ...new Set(
    readdirSync('src/generated/validators')
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.split('.')[0] as FormName),
  ),
].filter((name) => new RegExp(`(schema=|schema: |form: )['"]${name}['"]`).test(sources))

test('the forms that are drawn from schemas are found', () =>
  expect(forms.length).toBeGreaterThan(35))

beforeAll(() => loadTexts())
beforeEach(() => {
  cleanup()
  queries.clear()
})

test.each(forms)(
  'what stands in the fields of %s is what is sent, or it is not sent',
  async (name) => {
    const parts = await loadForm(name)
    const form = await draw(name, parts)
    await form.refuseTooLong()
    for (const value of hostile) await form.compare(() => value)
    await form.compare((field) => 'x'.repeat(Math.min(form.schemaOf(field)?.maxLength ?? 50, 1000)))
  },
)

/** Fields whose value comes from the page or from an earlier step. */
const hiddenByPage: Partial<Record<FormName, never[]>> = {
  // Cast because the field names depend on the form.
  MobileChange: ['areaCode', 'mobile'] as never[],
}

async function draw(name: FormName, parts: FormParts) {
  const sent: Record<string, unknown>[] = []
  const sample = sampled(parts.texts) as object
  const { container } = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Suspense fallback="…">
          <SchemaForm
            schema={name}
            value={sample}
            hidden={hiddenByPage[name] ?? []}
            onSubmit={async (body) => void sent.push(JSON.parse(JSON.stringify(body)))}
          />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const form = await eventually(() => {
    const drawn = container.querySelector('form')
    expect(drawn).toBeTruthy()
    return drawn!
  })
  const prefix = form.querySelector('fieldset')?.id ?? ''
  const pathOf = (field: TextField) => field.id.slice(prefix.length + 1).split('_')
  const fields = () =>
    textFields(form).filter((field) => field.id.startsWith(`${prefix}_`) && field.type !== 'search')
  const schemaOf = (field: TextField) => schemaAt(parts.texts, pathOf(field))
  const sampleOf = (field: TextField) => String(valueAt(sample, pathOf(field)) ?? '')
  const send = async () => {
    fireEvent.submit(form)
    await eventually(() => expect(queries.isMutating()).toBe(0))
  }
  return {
    sent,
    fields,
    schemaOf,
    sampleOf,
    send,
    /** Types one character more than each field allows: the text stays, is marked, and nothing is sent. */
    async refuseTooLong() {
      const limited = fields().flatMap((field) => {
        const { maxLength = Infinity } = schemaOf(field) ?? {}
        return maxLength <= 20_000 ? [{ field, long: 'x'.repeat(maxLength + 1) }] : []
      })
      if (limited.length === 0) return
      for (const { field, long } of limited) type(field, long)
      await send()
      expect(sent).toEqual([])
      for (const { field, long } of limited) {
        expect([field.id, field.value === long]).toEqual([field.id, true])
        expect([field.id, field.getAttribute('aria-invalid')]).toEqual([field.id, 'true'])
        expect(saidOf(field), `${field.id} says why`).not.toBe('')
        type(field, sampleOf(field))
      }
    },
    /** Fills all fields and sends; corrects what the form refuses and sends the rest. */
    async compare(valueFor: (field: TextField) => string) {
      sent.length = 0
      // Input in one field may replace the following ones.
      for (const { id } of fields()) {
        const field = fields().find((one) => one.id === id)
        if (!field) continue
        const value = valueFor(field)
        type(field, value)
        shows(field, value)
        fireEvent.blur(field)
      }
      await send()
      for (const field of fields().filter((one) => one.getAttribute('aria-invalid') === 'true')) {
        expect(sent, `${name}: a fault holds the form back`).toEqual([])
        shows(field, valueFor(field))
        type(field, sampleOf(field))
        fireEvent.blur(field)
      }
      if (sent.length === 0) await send()
      if (sent.length === 0) return
      for (const field of fields())
        expect
          .soft(
            { field: field.id, same: saysTheSame(field.value, valueAt(sent[0], pathOf(field))) },
            `${field.value} is sent as ${String(valueAt(sent[0], pathOf(field)))}`,
          )
          .toEqual({ field: field.id, same: true })
    },
  }
}

/** Numbers may change their notation; addresses lose surrounding spaces. */
const shows = (field: TextField, typed: string) =>
  expect
    .soft([
      field.id,
      field.value,
      saysTheSame(typed, field.value) || Number(typed) === Number(field.value),
    ])
    .toEqual([field.id, field.value, true])

const valueAt = (value: unknown, path: string[]): unknown =>
  // Cast: a body is plain JSON.
  path.reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], value)

function schemaAt(
  schema: FieldSchema | undefined,
  [step, ...rest]: string[],
): FieldSchema | undefined {
  if (!schema || step === undefined) return schema
  const inner = /^\d+$/.test(step) ? schema.items : new Map(fieldsOf(schema)).get(step)
  return schemaAt(inner, rest)
}

/** One of these texts satisfies each rule of a schema. */
const texts = [
  'Abc 12',
  'Secret12',
  'wang@customer.example',
  '13800000000',
  '2099-01-15',
  '1234',
  '¥ 3.25 / pc',
  '/files/1',
  'code',
  '12',
]

/** Keywords that screens do not read. */
interface Limits {
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
}

/** A valid value of a schema with all its texts filled. */
function sampled(schema: FieldSchema): unknown {
  const { type: kind, enum: choices, minLength = 0, maxLength = Infinity, format } = schema
  const { pattern = '', minimum = 1, maximum = Infinity, minItems = 0 } = schema as Limits
  if (choices) return choices[0]
  if (kind === 'boolean') return true
  if (kind === 'integer' || kind === 'number') return Math.min(Math.max(minimum, 1), maximum)
  if (kind === 'array')
    return Array.from(
      {
        length: Math.max(minItems, schema['x-widget'] || !schema.items?.properties ? minItems : 1),
      },
      () => sampled(schema.items ?? {}),
    )
  if (kind === 'object' || schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([, field]) => !field.readOnly)
        .map(([name, field]) => [name, sampled(field)]),
    )
  if (format === 'date') return '2099-01-15'
  if (format === 'email') return 'wang@customer.example'
  const fits = new RegExp(pattern, 'u')
  return texts.find((one) => one.length >= minLength && one.length <= maxLength && fits.test(one))
}
