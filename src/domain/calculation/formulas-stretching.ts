import type { Formula } from './formula'
import { permissible, permissiblePrevailing } from './formulas-permissible'

/** Force and elongation, turn of nut, tensioner, lockbolt. */
export const stretchingFormulas = {
  deltaB: {
    tex: String.raw`\delta_B=\sum\frac{l_i}{E_iA_i}`,
    plain: 'δB = Σ li/(Ei·Ai)',
    source: 'VDI 2230-1, 5.1.1',
  },
  stretch: {
    tex: String.raw`\Delta l=F\,\delta_B`,
    plain: 'Δl = F·δB',
    source: 'Hooke; VDI 2230-1, 5.1.1',
  },
  stretchForce: {
    tex: String.raw`F=\frac{\Delta l}{\delta_B}`,
    plain: 'F = Δl/δB',
    source: 'Hooke; VDI 2230-1, 5.1.1',
  },
  stretchLimit: {
    tex: String.raw`\Delta l=F_{\nu}\,\delta_B`,
    plain: 'Δl = Fν·δB',
    source: 'Hooke; VDI 2230-1, 5.1.1',
  },
  strain: {
    tex: String.raw`\varepsilon=\frac{\sigma}{1000\,E}`,
    plain: 'ε = σ/(1000·E)',
    source: 'Hooke',
  },
  pulledShare: { tex: String.raw`\frac{F}{F_{0.2}}`, plain: 'F/F0.2', source: '' },
  turn: {
    tex: String.raw`F=F_{\text{snug}}+\frac{\psi}{360^\circ}\,\frac{P}{\delta_S+\delta_P}`,
    plain: 'F = Fsnug + ψ/360·P/(δS + δP)',
    source: 'Gere, 2.5; VDI 2230-1, 5.1',
  },
  turnBack: {
    tex: String.raw`\psi=360^\circ\,\frac{(F_{\nu}-F_{\text{snug}})(\delta_S+\delta_P)}{P}`,
    plain: 'ψ = 360·(Fν − Fsnug)·(δS + δP)/P',
    source: 'Gere, 2.5; VDI 2230-1, 5.1',
  },
  factor: {
    tex: String.raw`f=\max\left(1.01+\frac{d}{l_{\text{eff}}},\,1.1\right)`,
    plain: 'f = max(1.01 + d/leff, 1.1)',
    source: '',
  },
  appliedForce: {
    tex: String.raw`F_{\text{applied}}=f\,F`,
    plain: 'Fapplied = f·F',
    source: '',
  },
  oilPressure: {
    tex: String.raw`p=\frac{F_{\text{applied}}}{A_{\text{piston}}}`,
    plain: 'p = Fapplied/Apiston',
    source: '',
  },
  limit: {
    tex: String.raw`F_{\nu}=\nu\,R_{p0.2}\,A_0`,
    plain: 'Fν = ν·Rp0.2·A0',
    source: 'ISO 898-1',
  },
  twistedLimit: permissible(String.raw`F_{\nu}`, 'Fν'),
  twistedLimitPrevailing: permissiblePrevailing(String.raw`F_{\nu}`, 'Fν'),
  lockboltLimit: {
    tex: String.raw`F_{\nu}=\nu\,F_{t,\min}`,
    plain: 'Fν = ν·Ftmin',
    source: '',
  },
  reserve: {
    tex: String.raw`F_{\nu}-F_{\max}`,
    plain: 'Fν − Fmax',
    source: '',
  },
  lockbolt: {
    tex: String.raw`\frac{F_{\text{clamp}}}{F_{t,\min}}`,
    plain: 'Fclamp/Ftmin',
    source: '',
  },
} as const satisfies Record<string, Formula>
