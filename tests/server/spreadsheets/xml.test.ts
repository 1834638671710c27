import { expect, test } from 'vitest'
import { attributesOf, elementsOf, textOf } from '../../../src/server/spreadsheets/xml'

const contentsOf = (xml: string, ...names: string[]) =>
  [...elementsOf(xml, ...names)].map(({ content }) => content)

test('an element is found with its prefix, its attributes and an end of its own', () => {
  const xml = '<x:c r="A>1" t=\'s\'><v>1</v></x:c><col/><c  r = "B1"/><c/>'
  expect([...elementsOf(xml, 'c')]).toEqual([
    { name: 'c', attributes: { r: 'A>1', t: 's' }, content: '<v>1</v>' },
    { name: 'c', attributes: { r: 'B1' }, content: '' },
    { name: 'c', attributes: {}, content: '' },
  ])
})

test('text in comments and CDATA sections contains no elements', () => {
  expect(contentsOf('<!-- <t>a</t> --><t>b</t><q><![CDATA[<t>c</t>]]></q>', 't')).toEqual(['b'])
  expect(textOf('a &lt; <![CDATA[b &lt; c]]>d<![CDATA[e')).toBe('a < b &lt; cd')
})

/** Texts that cause quadratic time in naive parsers. */
const hostile: Record<string, (times: number) => string> = {
  'elements that never end': (times) => '<t>'.repeat(times),
  'tags that never end': (times) => '<t '.repeat(times),
  'comments that never end': (times) => '<!--'.repeat(times),
  'sections that never end': (times) => '<![CDATA['.repeat(times),
  'quotation marks that never end': (times) => '<t a="'.repeat(times),
  'one long name': (times) => `<t ${'a'.repeat(times * 4)}>`,
  'names without values': (times) => `<t ${'a '.repeat(times)}>b</t>`,
  'marks of values': (times) => `<t ${'a='.repeat(times)}>b</t>`,
  depth: (times) => '<a><t>'.repeat(times) + '</t></a>'.repeat(times),
  ampersands: (times) => `<t>${'&'.repeat(times * 4)}</t>`,
}

test.each(Object.entries(hostile))('reading %s takes time by its length', (_name, make) => {
  const read = (times: number) => {
    const xml = make(times)
    const before = process.cpuUsage()
    for (const { attributes, content } of elementsOf(xml, 't')) void [attributes, textOf(content)]
    attributesOf(xml)
    textOf(xml)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const least = (times: number) => Math.min(read(times), read(times), read(times))
  least(1000)
  // Quadratic time would be a hundred times longer; very short times are not compared.
  expect(least(100_000)).toBeLessThan(Math.max(25 * least(10_000), 200_000))
})
