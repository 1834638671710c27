import { expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { flexibilityExample } from '../../../src/domain/calculation/examples'
import {
  beginning,
  touchedIn,
  touchedRows,
  valuesOfProduct,
  withDerived,
} from '../../../src/web/calculation/derived'

test('a calculation begins with an M16 and its faces, holes and sections', () => {
  expect(beginning('clamp')).toMatchObject({ d: 16, P: 2, dW: 22.49, dh: 17.5 })
  const joint = beginning('flexibility')
  const sections = joint.sections as { kind: string; length: number }[]
  const within = sections.filter(({ kind }) => kind === 'shank' || kind === 'thread')
  expect(within.reduce((sum, { length }) => sum + length, 0)).toBe(40)
})

test('another diameter brings its coarse pitch and its faces', () => {
  expect(withDerived('clamp', { ...beginning('clamp'), d: 24 }, new Set(['d']))).toMatchObject({
    P: 3,
    dW: 33.61,
    dh: 26,
  })
})

test('touched values stay', () => {
  const values = { ...beginning('clamp'), d: 24, dW: 30 }
  expect(withDerived('clamp', values, new Set(['d', 'dW']))).toMatchObject({ dW: 30, dh: 26 })
})

const layersOf = (values: object) => (values as { layers: { dh: number }[] }).layers

test('the holes of the clamped parts follow the bolt, each until it is typed', () => {
  const joint = { ...beginning('flexibility'), d: 24 }
  expect(layersOf(withDerived('flexibility', joint, new Set(['d'])))).toMatchObject([
    { dh: 26 },
    { dh: 26 },
  ])
  const touched = new Set(['d', 'layers', 'layers.0.dh'])
  expect(layersOf(withDerived('flexibility', joint, touched))).toMatchObject([
    { dh: 17.5 },
    { dh: 26 },
  ])
})

test('another head brings its bearing face and its height', () => {
  const socket = withDerived(
    'flexibility',
    { ...beginning('flexibility'), head: 'socket' },
    new Set(),
  )
  expect(socket).toMatchObject({ dW1: 23.17, dW2: 22.49 })
  expect((socket.sections as { length: number }[])[0]!.length).toBe(6.4)
})

test('a face that no standard gives for the bolt is taken out', () => {
  const large = withDerived('clamp', { ...beginning('clamp'), d: 150 }, new Set(['d']))
  expect(large).not.toHaveProperty('dW')
  expect(large).not.toHaveProperty('dh')
})

test('values an example or a report takes from the standards follow the bolt, the rest stay', () => {
  const touched = touchedIn('flexibility', { ...flexibilityExample })
  const next = withDerived('flexibility', { ...flexibilityExample, d: 20, P: 2.5 }, touched)
  expect(next).toMatchObject({ dW1: 28.19, Fmin: flexibilityExample.Fmin })
  expect(layersOf(next)).toMatchObject([
    { dh: 21, DA: 37 },
    { dh: 22, DA: 60 },
    { dh: 22, DA: 60 },
    { dh: 21, DA: 37 },
  ])
  const [head, shank] = next.sections as { length: number; diameter?: number }[]
  expect([head!.length, shank!.length, shank!.diameter]).toEqual([10, 25, 20])
  const waisted = { ...flexibilityExample, sections: [{ kind: 'shank', length: 41, diameter: 13 }] }
  expect(touchedIn('flexibility', waisted)).toContain('sections.0.diameter')
})

test('an example is shown as it is', () => {
  const touched = touchedIn('flexibility', { ...flexibilityExample })
  expect(withDerived('flexibility', { ...flexibilityExample }, touched)).toEqual(flexibilityExample)
})

test('values typed into a row move with it', () => {
  const touched = new Set(['layers', 'layers.1.dh', 'layers.2.E'])
  expect(touchedRows(touched, 'layers', { removed: 0 })).toEqual(
    new Set(['layers', 'layers.0.dh', 'layers.1.E']),
  )
  expect(touchedRows(touched, 'layers', { removed: 1 })).toEqual(new Set(['layers', 'layers.1.E']))
  expect(touchedRows(touched, 'layers', { copied: 2 })).toContain('layers.3.E')
})

type Product = Schemas['CalculationProduct']

const product: Product = {
  id: 1,
  materialName: '',
  model: '',
  isCalculate: 1,
  categoryType: 1,
  kind: 'bolt',
  missing: [],
  d: 12,
  P: 1.75,
}

test('a bolt gives its thread and class, a lockbolt its clamp force and grip', () => {
  const bolt = { ...product, propertyClass: '10.9' }
  expect(valuesOfProduct('clamp', bolt)).toEqual({ d: 12, P: 1.75, propertyClass: '10.9' })
  const lockbolt: Product = {
    ...product,
    kind: 'lockbolt',
    clampingForce: 53600,
    gripMin: 10,
    gripMax: 20,
  }
  expect(valuesOfProduct('stretching', lockbolt)).toMatchObject({
    mode: 'lockbolt',
    clampingForce: 53600,
    gripMin: 10,
    gripMax: 20,
  })
})

test('a bolt brings its length and thread, and a joint that it fits', () => {
  const bolt: Product = {
    ...product,
    d: 16,
    P: 2,
    length: 80,
    threadLength: 38,
    head: 'socket',
    dW: 23.17,
  }
  const own = valuesOfProduct('flexibility', bolt)
  const values = { ...beginning('flexibility'), ...own }
  const joint = withDerived('flexibility', values, touchedIn('flexibility', values, own))
  expect(joint).toMatchObject({ head: 'socket', boltLength: 80, threadLength: 38, dW1: 23.17 })
  // 80 mm minus nut (14.8 mm) and two turns: 61 mm, of which 42 mm are shank.
  const thickness = (joint.layers as { thickness: number }[]).map((one) => one.thickness)
  expect(thickness).toEqual([30.5, 30.5])
  const lengths = (joint.sections as { kind: string; length: number }[]).map(({ kind, length }) => [
    kind,
    length,
  ])
  expect(lengths).toEqual([
    ['head', 6.4],
    ['shank', 42],
    ['thread', 19],
    ['engaged', 8],
    ['nut', 6.4],
  ])
})

test('the tapped part follows the joint, even among touched sections', () => {
  const begun = beginning('flexibility')
  const sections = (begun.sections as object[]).map((row, at) =>
    at === 1 ? { ...row, length: 12 } : row,
  )
  const touched = new Set(['sections', 'sections.1.length'])
  const tapped = withDerived('flexibility', { ...begun, sections, joint: 'ESV' }, touched)
  expect(tapped.sections).toMatchObject([
    { kind: 'head' },
    { kind: 'shank', length: 12 },
    { kind: 'thread' },
    { kind: 'engaged' },
    { kind: 'tapped', length: 5.28 },
  ])
  const back = withDerived('flexibility', { ...tapped, joint: 'DSV' }, touched)
  expect(back.sections).toEqual(sections)
  const own = new Set([...touched, 'sections.4.kind', 'sections.4.length'])
  const kept = withDerived('flexibility', { ...begun, sections, joint: 'ESV' }, own)
  expect(kept.sections).toEqual(sections)
})

test('a lockbolt brings a joint in the middle of its grip', () => {
  const lockbolt: Product = {
    ...product,
    kind: 'lockbolt',
    clampingForce: 53600,
    gripMin: 10,
    gripMax: 20,
    dh: 13.5,
  }
  expect(valuesOfProduct('flexibility', lockbolt)).toMatchObject({
    layers: [{ thickness: 7.5, dh: 13.5 }, { thickness: 7.5 }],
  })
  expect(valuesOfProduct('stretching', lockbolt)).toMatchObject({ stack: 15 })
})
