import type { CalculationPage, Inputs, Results } from '../../../src/domain/calculation/calculate'
import { materialOf } from '../../../src/domain/calculation/bolt'
import { embeddingTable } from '../../../src/domain/calculation/embedding'
import { formulas, type FormulaName } from '../../../src/domain/calculation/formulas'

export interface Given {
  page: CalculationPage
  input: Inputs[CalculationPage]
  result: Results[CalculationPage]
}

interface Place {
  group: string
  name: string
  value: number
}

const ofRows = ({ rows }: Pick<Results['flexibility'], 'rows'>) =>
  rows.reduce((sum, { length, E, area }) => sum + length / (E * area), 0)

/** Sums and integrals over rows cannot be computed from the displayed figures; the sum of the rows replaces them. */
const sums: Partial<Record<FormulaName, (given: Given) => number>> = {
  deltaS: ({ result }) => ofRows(result as Results['flexibility']),
  deltaB: ({ result }) => ofRows(result as Results['stretching']),
  clampLength: ({ input }) =>
    (input as Inputs['flexibility']).layers.reduce((sum, { thickness }) => sum + thickness, 0),
  deltaP: ({ result }) =>
    (result as Results['flexibility']).slices.reduce((sum, { delta }) => sum + delta, 0),
}

/** Evaluates the formula of a figure with all displayed and entered values. */
export function valueByFormula(name: FormulaName, place: Place, given: Given): number {
  const sum = sums[name]
  if (sum) return sum(given)
  const [main = '', ...definitions] = formulas[name].plain.split(',  ')
  const known = { ...symbolsOf(given, place) }
  for (const definition of definitions.reverse()) {
    const [symbol = '', expression = ''] = definition.split(' = ')
    // Angles appear as tangents and are among the symbols already.
    if (!symbol.startsWith('tan ')) known[symbol] = evaluate(expression, known)
  }
  const [left = '', right] = main.replace(/^± /, '').split(' = ')
  if (right === undefined) return evaluate(left, known)
  // An equation that is not solved for its figure: returns the figure times the ratio of the two sides.
  if (/[√(]/.test(left) && !left.startsWith('K('))
    return place.value * (evaluate(left, { ...known, FMzul: place.value }) / evaluate(right, known))
  return evaluate(right, known)
}

function evaluate(expression: string, known: Record<string, number | undefined>): number {
  let left = expression
  const names = Object.keys(known).sort((a, b) => b.length - a.length)
  let script = ''
  while (left !== '') {
    const symbol = names.find((name) => left.startsWith(name))
    if (symbol !== undefined) {
      script += `(${known[symbol]})`
      left = left.slice(symbol.length)
      continue
    }
    const token = /^(?:\d+(?:\.\d+)?|[()+/, ]|·|−|²|³|\^|√\d+|√|tan|ln|max|min|π|′|cos 30°)/.exec(
      left,
    )?.[0]
    if (token === undefined) throw new Error(`${left} of ${expression} is not known`)
    script += signs[token] ?? (/^√\d/.test(token) ? `Math.sqrt(${token.slice(1)})` : token)
    left = left.slice(token.length)
  }
  // Safe eval: the text is our own formula with numbers in place of symbols.
  return new Function(`return ${script}`)() as number
}

const signs: Record<string, string> = {
  '·': '*',
  '−': '-',
  '²': '**2',
  '³': '**3',
  '^': '**',
  '√': 'Math.sqrt',
  π: 'Math.PI',
  tan: 'Math.tan',
  ln: 'Math.log',
  max: 'Math.max',
  min: 'Math.min',
  'cos 30°': 'Math.cos(Math.PI/6)',
}

function symbolsOf(
  { page, input, result }: Given,
  place: Place,
): Record<string, number | undefined> {
  const common = {
    d: input.d,
    P: input.P,
    ...figuresOf(result.thread),
    Sp: materialOf(input).Sp,
    Rm: materialOf(input).Rm,
    'Rp0.2': result.Rp02,
    d0: result.section!.diameter,
    b: result.section!.bore,
    A0: result.section!.area,
    Wp: result.section!.Wp,
  }
  if (page === 'clamp')
    return { ...common, ...ofClamp(input as Inputs['clamp'], result as Results['clamp'], place) }
  return page === 'flexibility'
    ? {
        ...common,
        ...ofJoint(input as Inputs['flexibility'], result as Results['flexibility'], place),
      }
    : {
        ...common,
        ...ofStretch(input as Inputs['stretching'], result as Results['stretching'], place),
      }
}

const figuresOf = ({ d2, d3, As, A3 }: Results['clamp']['thread']) => ({ d2, d3, As, A3 })

function ofClamp(input: Inputs['clamp'], result: Results['clamp'], { group, name }: Place) {
  const { torquePrevailing: most = 0, torquePrevailingMin: least = most } = input
  const { muSmall, muLarge, toolScatter: s = 0, torsionFactor: k = 1.5, utilisation = 0.9 } = input
  const large = name.endsWith('large') || group === 'stressMin' || name === 'nutFactorMax'
  const mean = name.endsWith('mean') || group === 'shares'
  const pick = <T>(small: T, between: T, great: T) => (mean ? between : large ? great : small)
  const G = [input.muThreadSmall ?? muSmall, input.muThreadLarge ?? muLarge] as const
  const K = [input.muHeadSmall ?? muSmall, input.muHeadLarge ?? muLarge] as const
  const muG = pick(G[0], (G[0] + G[1]) / 2, G[1])
  const muK = pick(K[0], (K[0] + K[1]) / 2, K[1])
  const ofThread = (lever: number, mu: number) => lever - (mu * result.dKm) / 2
  const KGmean = ofThread(result.Kmean, (K[0] + K[1]) / 2)
  const stress = group === 'stressMin' ? result.atFmin : result.atFmax
  const own = group.startsWith('stress') ? stress : undefined
  return {
    T: group === 'band' && name === 'bandFmax' ? result.band!.torqueLarge : input.torque,
    s,
    TPmin: least,
    TPmax: most,
    TP: group === 'stressMin' ? most : least,
    'K(µmin)': result.Ksmall,
    'K(µmax)': result.Klarge,
    'K(µm)': result.Kmean,
    'KG(µm)': KGmean,
    K: pick(result.Ksmall, result.Kmean, result.Klarge),
    KG: pick(ofThread(result.Ksmall, K[0]), KGmean, ofThread(result.Klarge, K[1])),
    Fmin: result.Fmin,
    Fmax: result.Fmax,
    Fnom: result.Fnom,
    FMzul: result.FMzul,
    Fp: result.Fp,
    k,
    ν: utilisation,
    DKm: result.dKm,
    dW: input.dW,
    dh: input.dh,
    µG: muG,
    µK: muK,
    φ: Math.atan(result.thread.tanPhi),
    'ρ′': Math.atan(muG / Math.cos(Math.PI / 6)),
    F: group === 'band' ? input.wantedForce : stress.force,
    σ: stress.sigma,
    τ: stress.tau,
    σred: stress.sigmaRed,
    ...(own && {
      d0: own.section!.diameter,
      b: own.section!.bore,
      A0: own.section!.area,
      Wp: own.Wp,
    }),
    ...(group === 'strength' && { A0: result.area }),
  }
}

const capital = (letter: string) => letter.toUpperCase()

function ofJoint(input: Inputs['flexibility'], result: Results['flexibility'], { name }: Place) {
  const { joint = 'DSV', dW1, dW2 = dW1, roughness = '10to40', loadDirection = 'axial' } = input
  const band = roughness === 'own' ? 'lt10' : roughness
  const {
    thread,
    face,
    interface: inner,
  } = embeddingTable[band][(input.FQ ?? 0) > 0 ? 'shear' : loadDirection]
  const cold = input.assemblyTemperature ?? 0
  const end = name === 'thermalMax' ? (input.serviceMax ?? 0) : (input.serviceMin ?? 0)
  const ring = result.bearings!.find(({ place }) => name.endsWith(place.replace(/^./, capital)))
  const nut = name.includes('Nut')
  const washer = nut ? input.layers.at(-1)! : input.layers[0]!
  const under = name.endsWith('Washer')
  const below = under ? input.layers.at(nut ? -2 : 1)! : washer
  return {
    δS: result.deltaS,
    δP: result.deltaP,
    ΦK: result.PhiK,
    Φ: result.Phi,
    n: input.n ?? 1,
    'δS′': result.thermal.hot?.deltaS,
    'δP′': result.thermal.hot?.deltaP,
    lK: result.clampLength,
    βL: result.betaL,
    DA: result.DA,
    'tan φ': result.tanPhi,
    dW: name.startsWith('bearing')
      ? Math.min(nut ? dW2 : dW1, washer.DA)
      : Math.min(
          dW1,
          input.layers[0]!.DA,
          ...(joint === 'DSV' ? [dW2, input.layers.at(-1)!.DA] : []),
        ),
    ...(name.startsWith('bearing') && { DA: below.DA, DU: washer.DA, h: washer.thickness }),
    dh: under ? Math.max(washer.dh, below.dh) : washer.dh,
    Ap: ring?.area,
    fZ: result.fZ,
    fG: thread,
    fK: face,
    fT: inner,
    i: result.interfaces,
    FZ: result.FZ,
    'ΔF₋': result.thermalLoss,
    'ΔF₊': result.thermalGain,
    ΔFth1: result.thermal.min,
    ΔFth2: result.thermal.max,
    'Σ αP·l·ΔTP': input.layers.reduce(
      (sum, { alpha = 0, thickness }) => sum + alpha * 1e-6 * thickness * (end - cold),
      0,
    ),
    αS: (input.boltAlpha ?? 0) * 1e-6,
    ΔTS: end - cold,
    Fmin: input.Fmin,
    Fmax: input.Fmax,
    FAmax: input.FAmax ?? 0,
    FAmin: input.FAmin ?? 0,
    FVmin: result.FVmin,
    FVmax: result.FVmax,
    FKerf: result.FKerf,
    FSmax: result.FSmax,
    Fseal: input.FKerf ?? 0,
    FQ: input.FQ,
    qF: input.slipFaces ?? 1,
    µT: input.muT,
    FMmin: result.requiredFmin,
    σz: result.sigmaZ,
    τ: input.tau ?? 0,
    σredB: result.sigmaRedB,
    pG: input.pG,
    p: Math.max(...result.bearings!.map((one) => one.pressure)),
    // The bore of the thread.
    b: result.section!.bore,
  }
}

function ofStretch(
  input: Inputs['stretching'],
  result: Results['stretching'],
  { group, name }: Place,
) {
  const { min, nom, max, levers } = result
  const atMax = ['tau', 'sigmaRed', 'sigmaMax', 'utilisationMax'].includes(name)
  const hardest = min.utilisation > max.utilisation ? min : max
  const end = name === 'Fmin' ? min : name === 'Fmax' ? max : atMax ? hardest : nom
  // If the force is given, the limit applies to the greatest friction.
  const twistedMost = name === 'limit' ? input.mode !== 'torque' : hardest === min
  const at =
    ({ Kmean: 1, Klarge: 2, KGlarge: 2, bandLarge: 2 } as Record<string, number>)[name] ?? 0
  const { muSmall = 0, muLarge = muSmall, torquePrevailing: most = 0 } = input
  const between = (small: number, large: number) => [small, (small + large) / 2, large][at]!
  const muG = between(input.muThreadSmall ?? muSmall, input.muThreadLarge ?? muLarge)
  const muK = between(input.muHeadSmall ?? muSmall, input.muHeadLarge ?? muLarge)
  const K = [levers?.Ksmall, levers?.Kmean, levers?.Klarge][at]
  const least = input.torquePrevailingMin ?? most
  return {
    F: end.force,
    Fmax: max.force,
    σ: end.sigma,
    τ: end.tau,
    σred: end.sigmaRed,
    'F0.2': result.F02,
    Fp: result.Fp,
    Fν: result.limit,
    ν: input.utilisation ?? 0.9,
    δB: result.delta,
    δP: input.deltaP,
    E: input.boltModulus ?? 207,
    Δl: input.elongation,
    δS: input.deltaS ?? result.delta,
    T: name === 'bandFmax' ? result.torqueLarge : input.torque,
    TP: (atMax || name === 'limit') && twistedMost ? most : least,
    TPmin: least,
    TPmax: most,
    s: input.toolScatter ?? 0,
    K,
    'K(µmin)': levers?.Ksmall,
    'K(µmax)': levers?.Klarge,
    'K(µm)': levers?.Kmean,
    KG:
      K !== undefined && group === 'levers'
        ? K - (muK * levers!.dKm!) / 2
        : twistedMost
          ? (levers?.KGlarge ?? levers?.KGsmall)
          : levers?.KGsmall,
    DKm: levers?.dKm,
    dW: input.dW,
    dh: input.dh,
    µG: muG,
    µK: muK,
    k: input.torsionFactor ?? 1.5,
    φ: Math.atan(result.thread.tanPhi),
    'ρ′': Math.atan(muG / Math.cos(Math.PI / 6)),
    Fsnug: input.snugForce ?? 0,
    ψ: input.angle,
    leff: input.effectiveLength,
    f: result.factor,
    Fapplied: result.appliedForce,
    Apiston: input.pistonArea,
    Fclamp: input.clampingForce,
    Ftmin: input.minimumTensionLoad,
  }
}
