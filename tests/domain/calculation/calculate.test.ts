import { expect, test } from 'vitest'
import {
  calculate,
  differences,
  inputFaults,
  type Inputs,
} from '../../../src/domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../../src/domain/calculation/examples'

type Changes<Page extends keyof Inputs> = {
  [K in keyof Inputs[Page]]?: Inputs[Page][K] | undefined
}

const codesOf = <Page extends keyof Inputs>(page: Page, input: object) =>
  inputFaults(page, JSON.parse(JSON.stringify(input)), []).map(
    ({ path, code }) => `${path} ${code}`,
  )

test('the examples have no faults', () => {
  expect(codesOf('clamp', clampExample)).toEqual([])
  expect(codesOf('flexibility', flexibilityExample)).toEqual([])
  expect(codesOf('stretching', stretchingExample)).toEqual([])
})

test.each<[Changes<'clamp'>, string[]]>([
  [{ muLarge: 0.08 }, ['muLarge FRICTION_ORDER']],
  [{ muLarge: 0.1, muSmall: 0.1 }, []],
  [{ muThreadLarge: 0.05 }, ['muThreadLarge FRICTION_ORDER']],
  [{ muHeadSmall: 0.5 }, ['muHeadSmall FRICTION_ORDER']],
  [{ torque: 20, toolScatter: 0 }, ['torque TORQUE_NOT_ABOVE_PREVAILING']],
  [{ torque: 21 }, ['torque TORQUE_NOT_ABOVE_PREVAILING']],
  [{ P: 3 }, ['P PITCH_NOT_FOR_DIAMETER']],
  [{ d: 17 }, ['d DIAMETER_NOT_STANDARD']],
  [{ dKm: 15 }, ['dKm OUT_OF_RANGE']],
  [{ dKm: 64 }, ['dKm OUT_OF_RANGE']],
  [{ dKm: undefined, dW: 20, dh: 20 }, ['dh HOLE_NOT_BELOW_BEARING']],
  [{ dKm: undefined, dW: 22.49 }, ['dh PARAMETERS_INCOMPLETE']],
  [{ shankDiameter: 17 }, ['shankDiameter OUT_OF_RANGE']],
  [{ shankDiameter: 12, shankBore: 12 }, ['shankBore OUT_OF_RANGE']],
  [{ shankBore: 16 }, ['shankBore OUT_OF_RANGE']],
  [{ threadBore: 13.6 }, ['threadBore OUT_OF_RANGE']],
  [{ threadBore: 13 }, []],
  [{ torquePrevailingMin: 30 }, ['torquePrevailingMin OUT_OF_RANGE']],
  [{ propertyClass: 'other' }, ['Rp02 PARAMETERS_INCOMPLETE']],
  [{ propertyClass: 'other', Rp02: 900, Rm: 800 }, ['Rp02 OUT_OF_RANGE']],
  [{ propertyClass: '9.8', d: 20, P: 2.5, dKm: 25 }, ['propertyClass CLASS_NOT_FOR_DIAMETER']],
  [
    { torque: 5000, torquePrevailing: 4000, torquePrevailingMin: 4000 },
    ['torquePrevailing PREVAILING_TOO_HIGH'],
  ],
  [
    // The greatest prevailing torque counts too, however small the least.
    { torque: 5000, torquePrevailing: 4000, torquePrevailingMin: 0 },
    ['torquePrevailing PREVAILING_TOO_HIGH'],
  ],
])('a clamp input with %j is reported as %j', (change, expected) => {
  expect(codesOf('clamp', { ...clampExample, ...change })).toEqual(expected)
})

const [washer, plate] = flexibilityExample.layers as [
  (typeof flexibilityExample.layers)[0],
  (typeof flexibilityExample.layers)[0],
]

test.each<[Changes<'flexibility'>, string[]]>([
  [{ layers: [{ ...washer, DA: 17.4 }, plate] }, ['layers.1.dh HOLE_NOT_BELOW_BEARING']],
  [
    { layers: [washer, { ...washer, DA: 17.4 }, plate, washer] },
    ['layers.2.dh HOLE_NOT_BELOW_BEARING'],
  ],
  [{ dW2: undefined }, ['dW2 PARAMETERS_INCOMPLETE']],
  [{ dW2: undefined, joint: 'ESV' }, []],
  [{ layers: [{ ...plate, dh: 60 }] }, ['layers.0.dh HOLE_NOT_BELOW_OUTER']],
  [{ layers: [washer, { ...plate, dh: 23 }] }, ['layers.1.dh HOLE_NOT_BELOW_BEARING']],
  [{ Fmax: 50_000 }, ['Fmax OUT_OF_RANGE']],
  [{ FAmin: 20_000 }, ['FAmax OUT_OF_RANGE']],
  [{ FQ: 1000 }, ['muT PARAMETERS_INCOMPLETE']],
  [{ roughness: 'own' }, ['fZ PARAMETERS_INCOMPLETE']],
  [{ serviceMax: undefined }, ['serviceMax PARAMETERS_INCOMPLETE']],
  [{ boltModulusHot: 190 }, [0, 1, 2, 3].map((at) => `layers.${at}.EHot PARAMETERS_INCOMPLETE`)],
  [{ layers: [{ ...plate, EHot: 60 }] }, ['boltModulusHot PARAMETERS_INCOMPLETE']],
  [
    {
      assemblyTemperature: undefined,
      serviceMin: undefined,
      serviceMax: undefined,
      boltModulusHot: 190,
      layers: [{ ...plate, EHot: 60 }],
    },
    [
      'assemblyTemperature PARAMETERS_INCOMPLETE',
      'serviceMin PARAMETERS_INCOMPLETE',
      'serviceMax PARAMETERS_INCOMPLETE',
    ],
  ],
  [{ fastener: 'lockbolt' }, ['minimumTensionLoad PARAMETERS_INCOMPLETE']],
  [{ serviceMax: -50 }, ['serviceMax OUT_OF_RANGE']],
  [{ layers: [{ ...plate, alpha: undefined }] }, ['layers.0.alpha PARAMETERS_INCOMPLETE']],
  [
    { sections: [{ kind: 'shank', length: 41, diameter: 16, bore: 16 }] },
    ['sections.0.bore OUT_OF_RANGE'],
  ],
  [{ sections: [{ kind: 'shank', length: 41, bore: 16 }] }, ['sections.0.bore OUT_OF_RANGE']],
  [{ sections: [{ kind: 'thread', length: 41, bore: 14 }] }, ['sections.0.bore OUT_OF_RANGE']],
  [{ sections: [{ kind: 'shank', length: 0 }] }, ['sections PARAMETERS_INCOMPLETE']],
])('a flexibility input with %j is reported as %j', (change, expected) => {
  expect(codesOf('flexibility', { ...flexibilityExample, ...change })).toEqual(expected)
})

test.each<[Changes<'stretching'>, string[]]>([
  [{ force: undefined }, ['force PARAMETERS_INCOMPLETE']],
  [{ sections: [] }, ['sections PARAMETERS_INCOMPLETE']],
  [{ mode: 'angle' }, ['angle PARAMETERS_INCOMPLETE', 'deltaP PARAMETERS_INCOMPLETE']],
  [{ mode: 'tensioner' }, ['effectiveLength PARAMETERS_INCOMPLETE']],
  [
    { mode: 'lockbolt' },
    ['clampingForce PARAMETERS_INCOMPLETE', 'minimumTensionLoad PARAMETERS_INCOMPLETE'],
  ],
  [
    { mode: 'torque', torque: 10, torquePrevailing: 10, muLarge: 0.1, muSmall: 0.2 },
    ['muLarge FRICTION_ORDER', 'torque TORQUE_NOT_ABOVE_PREVAILING'],
  ],
  [{ torsion: true }, ['muSmall PARAMETERS_INCOMPLETE']],
  [{ muLarge: 0.16 }, ['muSmall PARAMETERS_INCOMPLETE']],
  [{ muLarge: 0.1, muSmall: 0.2 }, ['muLarge FRICTION_ORDER']],
  [
    { mode: 'tensioner', effectiveLength: 162, muThreadLarge: 0.1, muThreadSmall: 0.2 },
    ['muThreadLarge FRICTION_ORDER'],
  ],
])('a stretching input with %j is reported as %j', (change, expected) => {
  expect(codesOf('stretching', { ...stretchingExample, ...change })).toEqual(expected)
})

test('all faults are reported at once: missing values, non-numbers, ranges, then contradictions', () => {
  const checks = [
    { keyword: 'required', instancePath: '', params: { missingProperty: 'torque' } },
    { keyword: 'type', instancePath: '/dKm', params: { type: 'number' } },
    { keyword: 'maximum', instancePath: '/toolScatter', params: { limit: 0.5 } },
  ]
  const input = { d: 16, P: 3, dKm: 'wide', muLarge: 0.1, muSmall: 0.2, toolScatter: 4 }
  expect(inputFaults('clamp', input, checks).map(({ path, code }) => [path, code])).toEqual([
    ['torque', 'PARAMETERS_INCOMPLETE'],
    ['dKm', 'NOT_A_NUMBER'],
    ['toolScatter', 'OUT_OF_RANGE'],
    ['P', 'PITCH_NOT_FOR_DIAMETER'],
    ['muLarge', 'FRICTION_ORDER'],
  ])
})

test('a prevailing torque too high for the bolt is reported once nothing else is wrong', () => {
  const high = { ...clampExample, torque: 5000, torquePrevailing: 4000, torquePrevailingMin: 4000 }
  const checks = [{ keyword: 'maximum', instancePath: '/toolScatter', params: { limit: 0.5 } }]
  expect(inputFaults('clamp', high, []).map(({ code }) => code)).toEqual(['PREVAILING_TOO_HIGH'])
  expect(inputFaults('clamp', { ...high, toolScatter: 4 }, checks).map(({ code }) => code)).toEqual(
    ['OUT_OF_RANGE'],
  )
})

test('a prevailing torque that is wrong by itself says nothing of the least one', () => {
  const checks = [{ keyword: 'minimum', instancePath: '/torquePrevailing', params: { limit: 0 } }]
  const input = { ...clampExample, torquePrevailing: -3, torquePrevailingMin: 2 }
  expect(inputFaults('clamp', input, checks).map(({ path }) => path)).toEqual(['torquePrevailing'])
})

test('also a bolt that is stretched by a torque bears no more than its prevailing torque leaves', () => {
  const turned = {
    mode: 'torque',
    d: 24,
    P: 3,
    propertyClass: '10.9',
    head: 'hexagon',
    torque: 9000,
    muLarge: 0.14,
    muSmall: 0.1,
    dKm: 31.2,
  }
  const told = (change: object) => codesOf('stretching', { ...turned, ...change })
  expect(told({ torquePrevailing: 4000 })).toEqual(['torquePrevailing PREVAILING_TOO_HIGH'])
  expect(told({ torquePrevailing: 40 })).toEqual([])
  const forced = { mode: 'force', force: 1e5, sections: [{ kind: 'shank', length: 60 }] }
  expect(told({ ...forced, torsion: true, torquePrevailing: 4000 })).toEqual([
    'torquePrevailing PREVAILING_TOO_HIGH',
  ])
  expect(told({ ...forced, torsion: false, torquePrevailing: 4000 })).toEqual([])
})

test('a bolt that yields while it is tensioned has no elongation that its force would tell', () => {
  const pulled = { mode: 'tensioner', d: 24, P: 3, propertyClass: '10.9', effectiveLength: 100 }
  const at = (force: number) => {
    const sections = [{ kind: 'shank', length: 100 }]
    return calculate('stretching', { ...pulled, sections, force } as Inputs['stretching'])
  }
  expect(at(150_000).nom.elongation).toBeGreaterThan(0)
  const yielded = at(280_000)
  expect(yielded.nom.utilisation).toBeLessThan(1)
  expect(yielded.warnings.map(({ code }) => code)).toContain('ELONGATION_NOT_ELASTIC')
  expect(yielded.nom.elongation).toBeUndefined()
})

test('nothing is left to turn beyond the limit', () => {
  const input = {
    mode: 'angle',
    d: 24,
    P: 3,
    propertyClass: '10.9',
    snugForce: 350_000,
    angle: 30,
    deltaP: 1e-6,
    sections: [{ kind: 'shank', length: 60 }],
  }
  const { limit, angle } = calculate('stretching', input as Inputs['stretching'])
  expect(limit).toBeLessThan(350_000)
  expect(angle).toBe(0)
})

const codes = ({ warnings }: { warnings: { code: string }[] }) => warnings.map(({ code }) => code)

test('a result beyond its limits is shown with its warning', () => {
  const clamp = (change: Changes<'clamp'>) =>
    codes(calculate('clamp', { ...clampExample, ...change } as Inputs['clamp']))
  expect(clamp({})).toEqual([])
  expect(clamp({ torque: 400 })).toEqual(['OVER_YIELD'])
  expect(clamp({ torque: 270 })).toEqual(['ABOVE_ALLOWED'])
  expect(clamp({ dKm: undefined })).toEqual(['FRICTION_DIAMETER_ESTIMATED'])
  expect(clamp({ P: 1 })).toContain('OUTSIDE_ISO262')
  expect(clamp({ d: 72, P: 6, dKm: 90, torque: 9000 })).toContain('OUTSIDE_VDI_RANGE')

  const flexibility = (change: Changes<'flexibility'>) =>
    codes(calculate('flexibility', { ...flexibilityExample, ...change } as Inputs['flexibility']))
  expect(flexibility({ FAmax: 0 })).toEqual([])
  expect(flexibility({ FAmax: 0, serviceMin: -41 })).toEqual(['OUTSIDE_VDI_TEMPERATURE'])
  expect(flexibility({ partsServiceMax: 301 })).toContain('OUTSIDE_VDI_TEMPERATURE')
  // The computation of pulled parts is valid only along the axis.
  expect(flexibility({})).toEqual(['SEAM_WIDE'])
  expect(flexibility({ serviceMax: 300, serviceMin: -40 })).not.toContain('OUTSIDE_VDI_TEMPERATURE')
  expect(flexibility({ FAmax: 80_000 })).toContain('JOINT_OPENS')
  expect(flexibility({ FKerf: 40_000 })).toEqual(['CLAMP_TOO_LOW', 'SEAM_WIDE'])
  expect(flexibility({ roughness: 'own', fZ: 80 })).toContain('EMBEDDING_LARGE')
  expect(flexibility({ pG: 100 })).toEqual(['PRESSURE_HIGH', 'PRESSURE_HIGH_WASHER', 'SEAM_WIDE'])
  expect(flexibility({ boltModulus: 207_000 })).toContain('E_UNUSUAL')
  expect(flexibility({ sections: [{ kind: 'shank', length: 30 }] })).toContain('LENGTH_MISMATCH')
  expect(flexibility({ joint: 'ESV' })).toContain('COUNTERPART_NOT_OF_JOINT')
  expect(flexibility({})).not.toContain('COUNTERPART_NOT_OF_JOINT')
  expect(flexibility({ layers: [{ ...plate, thickness: 2 }] })).toContain('CONE_OUTSIDE_FIT')

  const stretching = (change: Changes<'stretching'>) =>
    calculate('stretching', { ...stretchingExample, ...change } as Inputs['stretching'])
  const broken = stretching({ force: 400_000 })
  expect(codes(broken)).toEqual(['OVER_YIELD', 'ELONGATION_NOT_ELASTIC', 'TORSION_NOT_COUNTED'])
  expect(broken.nom.elongation).toBeUndefined()
  const lockbolt = {
    mode: 'lockbolt' as const,
    clampingForce: 53_600,
    minimumTensionLoad: 75_800,
    gripMin: 10,
    gripMax: 20,
  }
  expect(stretching(lockbolt).nom.utilisation).toBeCloseTo(53_600 / 75_800, 9)
  expect(codes(stretching({ ...lockbolt, stack: 25 }))).toContain('GRIP_OUT_OF_RANGE')
  const torn = codes(stretching({ ...lockbolt, clampingForce: 80_000 }))
  expect(torn).toContain('OVER_TENSILE_LOAD')
  expect(torn).not.toContain('OVER_YIELD')
  expect(codes(stretching({ ...lockbolt, stack: 20 }))).not.toContain('GRIP_OUT_OF_RANGE')
})

test('turning the nut counts head and nut, elongation only the stretched sections', () => {
  const joint = calculate('flexibility', flexibilityExample)
  const { sections, ...bolt } = flexibilityExample
  const stretched = sections.filter(({ kind }) => ['shank', 'thread', 'engaged'].includes(kind))
  const turned = (more: object) =>
    calculate('stretching', {
      mode: 'angle',
      d: bolt.d,
      P: bolt.P,
      propertyClass: '10.9',
      sections: stretched,
      angle: 30,
      deltaP: joint.deltaP,
      ...more,
    } as Inputs['stretching'])
  const whole = turned({ deltaS: joint.deltaS })
  expect(whole.nom.force).toBeCloseTo(((30 / 360) * 2) / (joint.deltaS + joint.deltaP), 6)
  expect(whole.nom.elongation).toBeCloseTo(whole.nom.force * whole.delta!, 9)
  expect(whole.delta).toBeLessThan(joint.deltaS)
  expect(whole.angle).toBeCloseTo((whole.limit * (joint.deltaS + joint.deltaP) * 360) / 2, 6)
  expect(codes(whole)).not.toContain('TURN_OF_SECTIONS_ALONE')
  expect(codes(turned({}))).toContain('TURN_OF_SECTIONS_ALONE')
  expect(codes(turned({ sections }))).not.toContain('TURN_OF_SECTIONS_ALONE')
})

test.each([1e-300, 5e-324, -5e-324])(
  'a number as near to nothing as %s is refused at its field',
  (tiny) => {
    const given = { ...flexibilityExample, Fmin: tiny, layers: [{ ...plate, E: tiny }] }
    expect(
      inputFaults('flexibility', given, []).map(({ path, code }) => `${path} ${code}`),
    ).toEqual(expect.arrayContaining(['Fmin TOO_SMALL', 'layers.0.E TOO_SMALL']))
  },
)

test('the same parts at the same temperature change nothing', () => {
  const steel = flexibilityExample.layers.map((layer) => ({ ...layer, alpha: 11.7 }))
  const { thermal } = calculate('flexibility', { ...flexibilityExample, layers: steel })
  expect(thermal.min).toBeCloseTo(0, 6)
  expect(thermal.max).toBeCloseTo(0, 6)
})

test('moduli that fall in the heat cost preload', () => {
  const hot = { ...flexibilityExample, boltModulusHot: 180 }
  expect(calculate('flexibility', hot).thermal.max).toBeLessThan(
    calculate('flexibility', flexibilityExample).thermal.max,
  )
})

test('a note states the assumed torsion of a turned nut or a pulled bolt', () => {
  const stretching = (change: Changes<'stretching'>) =>
    codes(calculate('stretching', { ...stretchingExample, ...change } as Inputs['stretching']))
  expect(stretching({ mode: 'tensioner', effectiveLength: 162 })).toContain('TENSIONER_NO_TORSION')
  const turned = { mode: 'angle', angle: 30, deltaS: 2.3e-6, deltaP: 4e-7 } as const
  expect(stretching(turned)).toEqual(['TORSION_NOT_COUNTED'])
  expect(stretching({ ...turned, torsion: true, muSmall: 0.1 })).toEqual([])
  expect(codes(calculate('flexibility', { ...flexibilityExample, FAmax: 0, tau: 0 }))).toEqual([
    'TORSION_NOT_LEFT',
  ])
})

test('the torques for a force are the same on both pages, with all frictions and prevailing torques', () => {
  const more = { muThreadLarge: 0.2, muHeadSmall: 0.08 }
  const { band } = calculate('clamp', { ...clampExample, ...more, wantedForce: 60_000 })
  const stretched = calculate('stretching', {
    ...clampExample,
    ...more,
    mode: 'force',
    force: 60_000,
    sections: flexibilityExample.sections.slice(1, 4),
  })
  expect(stretched.torqueSmall).toBeCloseTo(band!.torqueSmall, 9)
  expect(stretched.torqueLarge).toBeCloseTo(band!.torqueLarge, 9)
  expect(stretched.torqueFmax).toBeCloseTo(band!.Fmax, 6)
})

test('elongation to force and back is the same elongation', () => {
  const { nom } = calculate('stretching', stretchingExample)
  const back = calculate('stretching', {
    ...stretchingExample,
    mode: 'elongation',
    elongation: nom.elongation!,
  })
  expect(back.nom.force).toBeCloseTo(stretchingExample.force!, 6)
})

test('two results are compared figure by figure, with a tolerance', () => {
  const a = calculate('clamp', clampExample)
  expect(differences(a, a)).toEqual([])
  expect(differences(a, { ...a, Fmin: a.Fmin * (1 + 1e-9) })).toEqual([])
  expect(differences(a, { ...a, Fmin: a.Fmin * 1.001 })).toEqual(['Fmin'])
  expect(differences(a, { ...a, shares: undefined })).toEqual(['shares'])
})

test('with torsion, the reserve ends at the target utilisation and not beyond', () => {
  const turned = (angle: number) =>
    calculate('stretching', {
      ...stretchingExample,
      mode: 'angle' as const,
      torsion: true,
      muSmall: 0.12,
      angle,
      snugForce: 1000,
      deltaP: 0.4e-6,
    })
  const { limit, reserve, nom, angle, F02 } = turned(60)
  expect(limit).toBeLessThan(0.9 * F02)
  expect(reserve).toBeCloseTo(limit - nom.force, 6)
  const there = turned(angle!)
  expect(there.nom.utilisation).toBeCloseTo(0.9, 6)
  expect(there.reserve).toBeCloseTo(0, 3)
  expect(there.warnings.map(({ code }) => code)).not.toContain('OVER_YIELD')

  const torqued = calculate('stretching', {
    ...stretchingExample,
    mode: 'torque',
    torque: 700,
    muLarge: 0.16,
    muSmall: 0.1,
  })
  expect(torqued.max.utilisation > 0.9).toBe(torqued.reserve < 0)
})
