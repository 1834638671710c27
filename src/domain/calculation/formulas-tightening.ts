import { vdi, type Formula } from './formula'
import { permissible, permissiblePrevailing } from './formulas-permissible'

const ecss = 'ECSS-E-HB-32-23A, 6.3; VDI 2230-1, R13'
const iso = 'ISO 898-1; ISO 3506-1'

/** From torque to preload, and what that does to the bolt. */
export const tighteningFormulas = {
  Fmin: {
    tex: String.raw`F_{\min}=\frac{1000\,\bigl(T(1-s)-T_{P,\max}\bigr)}{K(\mu_{\max})}`,
    plain: 'Fmin = 1000·(T·(1 − s) − TPmax)/K(µmax)',
    source: ecss,
  },
  Fnom: {
    tex: String.raw`F_{\text{nom}}=\frac{1000\,(T-T_P)}{K(\bar\mu)},\quad T_P=\frac{T_{P,\min}+T_{P,\max}}{2}`,
    plain: 'Fnom = 1000·(T − TP)/K(µm),  TP = (TPmin + TPmax)/2',
    source: ecss,
  },
  Fmax: {
    tex: String.raw`F_{\max}=\frac{1000\,\bigl(T(1+s)-T_{P,\min}\bigr)}{K(\mu_{\min})}`,
    plain: 'Fmax = 1000·(T·(1 + s) − TPmin)/K(µmin)',
    source: ecss,
  },
  KG: {
    tex: String.raw`K_G=\frac{d_2}{2}\tan(\varphi+\rho'),\quad\tan\varphi=\frac{P}{\pi d_2},\quad\tan\rho'=\frac{\mu_G}{\cos 30^\circ}`,
    plain: 'KG = d2/2·tan(φ + ρ′),  tan φ = P/(π·d2),  tan ρ′ = µG/cos 30°',
    source: vdi('R13'),
  },
  KGLinear: {
    tex: String.raw`K_G=\frac{P}{2\pi}+\frac{\mu_G d_2}{2\cos 30^\circ}`,
    plain: 'KG = P/(2·π) + µG·d2/(2·cos 30°)',
    source: vdi('R13'),
  },
  K: {
    tex: String.raw`K=K_G+\frac{\mu_K D_{Km}}{2}`,
    plain: 'K = KG + µK·DKm/2',
    source: vdi('R13'),
  },
  torque: {
    tex: String.raw`T=\frac{F\,K}{1000}+T_P`,
    plain: 'T = F·K/1000 + TP',
    source: vdi('R13'),
  },
  bandSmall: {
    tex: String.raw`T=\frac{F\,K(\mu_{\min})/1000+T_{P,\min}}{1+s}`,
    plain: 'T = (F·K(µmin)/1000 + TPmin)/(1 + s)',
    source: vdi('R13'),
  },
  bandLarge: {
    tex: String.raw`T=\frac{F\,K(\mu_{\max})/1000+T_{P,\max}}{1-s}`,
    plain: 'T = (F·K(µmax)/1000 + TPmax)/(1 − s)',
    source: vdi('R13'),
  },
  dKm: {
    tex: String.raw`D_{Km}=\frac{d_W+d_h}{2}`,
    plain: 'DKm = (dW + dh)/2',
    source: vdi('5.4.3'),
  },
  dKmEstimated: { tex: String.raw`D_{Km}\approx 1.3\,d`, plain: 'DKm = 1.3·d', source: '' },
  alphaA: {
    tex: String.raw`\alpha_A=\frac{F_{\max}}{F_{\min}}`,
    plain: 'αA = Fmax/Fmin',
    source: vdi('5.4.3'),
  },
  scatter: {
    tex: String.raw`\pm\frac{F_{\max}-F_{\min}}{F_{\max}+F_{\min}}`,
    plain: '± (Fmax − Fmin)/(Fmax + Fmin)',
    source: vdi('5.4.3'),
  },
  FMzul: permissible('F_{M,zul}', 'FMzul'),
  FMzulPrevailing: permissiblePrevailing('F_{M,zul}', 'FMzul'),
  torqueRec: {
    tex: String.raw`T_{\text{rec}}=\frac{1}{1+s}\left(T_{P,\min}+\frac{F_{M,zul}\,K(\mu_{\min})}{1000}\right)`,
    plain: 'Trec = (TPmin + FMzul·K(µmin)/1000)/(1 + s)',
    source: vdi('R13'),
  },
  sharePitch: {
    tex: String.raw`\frac{F_{\text{nom}}P}{2000\,\pi\,T}`,
    plain: 'Fnom·P/(2000·π·T)',
    source: vdi('R13'),
  },
  shareThread: {
    tex: String.raw`\frac{F_{\text{nom}}\bigl(K_G(\bar\mu)-\frac{P}{2\pi}\bigr)}{1000\,T}`,
    plain: 'Fnom·(KG(µm) − P/(2·π))/(1000·T)',
    source: vdi('R13'),
  },
  shareHead: {
    tex: String.raw`\frac{F_{\text{nom}}\bigl(K(\bar\mu)-K_G(\bar\mu)\bigr)}{1000\,T}`,
    plain: 'Fnom·(K(µm) − KG(µm))/(1000·T)',
    source: vdi('R13'),
  },
  sharePrevailing: {
    tex: String.raw`\frac{T_{P,\min}+T_{P,\max}}{2\,T}`,
    plain: '(TPmin + TPmax)/(2·T)',
    source: vdi('R13'),
  },
  sigma: { tex: String.raw`\sigma=\frac{F}{A_0}`, plain: 'σ = F/A0', source: vdi('5.5.1') },
  tau: {
    tex: String.raw`\tau=\frac{K_G F+1000\,T_P}{W_P}`,
    plain: 'τ = (KG·F + 1000·TP)/Wp',
    source: vdi('5.5.1'),
  },
  tauService: {
    tex: String.raw`\tau=\frac{K_G F+1000\,T_P}{\frac{\pi d_0^3}{16}\left(1-\left(\frac{b}{d_0}\right)^{4}\right)}`,
    plain: 'τ = (KG·F + 1000·TP)/(π·d0³/16·(1 − (b/d0)^4))',
    source: vdi('R8'),
  },
  d0Thread: {
    tex: String.raw`d_0=\frac{d_2+d_3}{2}`,
    plain: 'd0 = (d2 + d3)/2',
    source: vdi('5.5.2'),
  },
  A0: {
    tex: String.raw`A_0=\frac{\pi}{4}d_0^2`,
    plain: 'A0 = π/4·d0²',
    source: vdi('5.5.2'),
  },
  A0Hollow: {
    tex: String.raw`A_0=\frac{\pi}{4}\bigl(d_0^2-b^2\bigr)`,
    plain: 'A0 = π/4·(d0² − b²)',
    source: vdi('5.5.2'),
  },
  Wp: {
    tex: String.raw`W_P=\frac{\pi d_0^3}{8k}`,
    plain: 'Wp = π·d0³/(8·k)',
    source: vdi('5.5.1'),
  },
  WpHollow: {
    tex: String.raw`W_P=\frac{\pi d_0^3}{8k}\left(1-\left(\frac{b}{d_0}\right)^{2k}\right)`,
    plain: 'Wp = π·d0³/(8·k)·(1 − (b/d0)^(2·k))',
    source: vdi('5.5.1'),
  },
  sigmaRed: {
    tex: String.raw`\sigma_{red}=\sqrt{\sigma^2+3\tau^2}`,
    plain: 'σred = √(σ² + 3·τ²)',
    source: vdi('5.5.1'),
  },
  utilisation: {
    tex: String.raw`\frac{\sigma_{red}}{R_{p0.2}}`,
    plain: 'σred/Rp0.2',
    source: vdi('5.5.1'),
  },
  F02: { tex: String.raw`F_{0.2}=A_0R_{p0.2}`, plain: 'F0.2 = A0·Rp0.2', source: iso },
  Fp: { tex: String.raw`F_p=A_0S_p`, plain: 'Fp = A0·Sp', source: iso },
  Fm: { tex: String.raw`F_m=A_0R_m`, plain: 'Fm = A0·Rm', source: iso },
  proofShare: { tex: String.raw`\frac{F_{\max}}{F_p}`, plain: 'Fmax/Fp', source: 'ISO 898-1' },
  nutFactor: {
    tex: String.raw`K_{\text{nut}}=\frac{K}{d}`,
    plain: 'Knut = K/d',
    source: 'Shigley, 8-8',
  },
  d2: {
    tex: String.raw`d_2=d-\tfrac34H,\quad H=\tfrac{\sqrt3}{2}P`,
    plain: 'd2 = d − 3/4·H,  H = √3/2·P',
    source: 'ISO 724',
  },
  d3: {
    tex: String.raw`d_3=d-\tfrac{17}{12}H,\quad H=\tfrac{\sqrt3}{2}P`,
    plain: 'd3 = d − 17/12·H,  H = √3/2·P',
    source: 'ISO 68-1',
  },
  As: {
    tex: String.raw`A_s=\frac{\pi}{4}\left(\frac{d_2+d_3}{2}\right)^2`,
    plain: 'As = π/4·((d2 + d3)/2)²',
    source: 'ISO 898-1',
  },
  A3: { tex: String.raw`A_3=\frac{\pi}{4}d_3^2`, plain: 'A3 = π/4·d3²', source: 'ISO 68-1' },
} as const satisfies Record<string, Formula>
