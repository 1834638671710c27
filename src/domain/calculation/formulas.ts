/**
 * A formula in mathematical notation, in one line of signs until that has arrived, and the standard or book it is from; empty
 * where it is a maker's own rule.
 */
export interface Formula {
  tex: string
  plain: string
  source: string
}

const vdi = (section: string) => `VDI 2230-1, ${section}`

export const formulas = {
  Fmin: {
    tex: String.raw`F_{\min}=\frac{1000\,\bigl(T(1-s)-T_{P,\max}\bigr)}{K(\mu_{\max})}`,
    plain: 'Fmin = 1000·(T·(1 − s) − TPmax) / K(µmax)',
    source: 'ECSS-E-HB-32-23A, 6.3; VDI 2230-1, R13',
  },
  Fnom: {
    tex: String.raw`F_{\text{nom}}=\frac{1000\,(T-T_{P})}{K(\bar\mu)}`,
    plain: 'Fnom = 1000·(T − TP) / K(µm)',
    source: 'ECSS-E-HB-32-23A, 6.3; VDI 2230-1, R13',
  },
  Fmax: {
    tex: String.raw`F_{\max}=\frac{1000\,\bigl(T(1+s)-T_{P,\min}\bigr)}{K(\mu_{\min})}`,
    plain: 'Fmax = 1000·(T·(1 + s) − TPmin) / K(µmin)',
    source: 'ECSS-E-HB-32-23A, 6.3; VDI 2230-1, R13',
  },
  K: {
    tex: String.raw`K=\frac{d_2}{2}\tan(\varphi+\rho')+\frac{\mu_K D_{Km}}{2},\quad\tan\rho'=\frac{\mu_G}{\cos 30^\circ}`,
    plain: 'K = d2/2·tan(φ + ρ′) + µK·DKm/2,  tan ρ′ = µG/cos 30°',
    source: vdi('R13'),
  },
  torque: {
    tex: String.raw`T=\frac{F\,K}{1000}+T_P`,
    plain: 'T = F·K/1000 + TP',
    source: vdi('R13'),
  },
  dKm: {
    tex: String.raw`D_{Km}=\frac{d_W+d_h}{2}`,
    plain: 'DKm = (dW + dh)/2',
    source: vdi('5.4.3'),
  },
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
  FMzul: {
    tex: String.raw`F_{M,zul}=\frac{A_s\,\nu\,R_{p0.2}}{\sqrt{1+3\left[k\,\frac{d_2}{d_0}\tan(\varphi+\rho')\right]^2}}`,
    plain: 'FMzul = As·ν·Rp0.2 / √(1 + 3·[k·d2/d0·tan(φ + ρ′)]²)',
    source: vdi('5.5.1'),
  },
  torqueRec: {
    tex: String.raw`T_{\text{rec}}=T_P+\frac{F_{M,zul}\,K(\mu_{\min})}{1000}`,
    plain: 'Trec = TP + FMzul·K(µmin)/1000',
    source: vdi('R13'),
  },
  sharePitch: { tex: String.raw`\frac{F P}{2\pi T}`, plain: 'F·P/(2π·T)', source: vdi('R13') },
  shareThread: {
    tex: String.raw`\frac{M_G-FP/2\pi}{T}`,
    plain: '(MG − F·P/2π)/T',
    source: vdi('R13'),
  },
  shareHead: {
    tex: String.raw`\frac{F\mu_K D_{Km}}{2T}`,
    plain: 'F·µK·DKm/(2·T)',
    source: vdi('R13'),
  },
  sharePrevailing: { tex: String.raw`\frac{T_P}{T}`, plain: 'TP/T', source: vdi('R13') },
  sigma: { tex: String.raw`\sigma=\frac{F}{A_s}`, plain: 'σ = F/As', source: vdi('5.5.1') },
  tau: {
    tex: String.raw`\tau=\frac{M_G+T_P}{W_p},\quad W_p=\frac{\pi d_0^3}{8k}`,
    plain: 'τ = (MG + TP)/Wp,  Wp = π·d0³/(8·k)',
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
  F02: {
    tex: String.raw`F_{0.2}=A_sR_{p0.2}`,
    plain: 'F0.2 = As·Rp0.2',
    source: 'ISO 898-1; ISO 3506-1',
  },
  Fp: { tex: String.raw`F_p=A_sS_p`, plain: 'Fp = As·Sp', source: 'ISO 898-1; ISO 3506-1' },
  Fm: { tex: String.raw`F_m=A_sR_m`, plain: 'Fm = As·Rm', source: 'ISO 898-1; ISO 3506-1' },
  proofShare: { tex: String.raw`\frac{F}{F_p}`, plain: 'F/Fp', source: 'ISO 898-1' },
  nutFactor: {
    tex: String.raw`K_{\text{nut}}=\frac{1000\,(T-T_P)}{F\,d}`,
    plain: 'Knut = 1000·(T − TP)/(F·d)',
    source: 'Shigley, 8-8',
  },
  d2: {
    tex: String.raw`d_2=d-\tfrac34H,\quad H=\tfrac{\sqrt3}{2}P`,
    plain: 'd2 = d − 3/4·H,  H = √3/2·P',
    source: 'ISO 724',
  },
  d3: {
    tex: String.raw`d_3=d-\tfrac{17}{12}H`,
    plain: 'd3 = d − 17/12·H',
    source: 'ISO 68-1',
  },
  As: {
    tex: String.raw`A_s=\frac{\pi}{4}\left(\frac{d_2+d_3}{2}\right)^2,\quad A_3=\frac{\pi}{4}d_3^2`,
    plain: 'As = π/4·((d2 + d3)/2)²,  A3 = π/4·d3²',
    source: 'ISO 898-1',
  },
  deltaS: {
    tex: String.raw`\delta_S=\sum\frac{l_i}{E_iA_i}`,
    plain: 'δS = Σ li/(Ei·Ai)',
    source: vdi('5.1.1'),
  },
  deltaP: {
    tex: String.raw`\delta_P=\int_0^{l_K}\frac{dx}{E(x)\,\frac{\pi}{4}\bigl(D(x)^2-d_h(x)^2\bigr)}`,
    plain: 'δP = ∫ dx / (E(x)·π/4·(D(x)² − dh(x)²))',
    source: vdi('5.1.2'),
  },
  tanPhi: {
    tex: String.raw`\tan\varphi=0.362+0.032\ln\frac{\beta_L}{2}+0.153\ln y\quad(\text{DSV}),\qquad 0.348+0.013\ln\beta_L+0.193\ln y\quad(\text{ESV})`,
    plain:
      'tan φ = 0.362 + 0.032·ln(βL/2) + 0.153·ln y (DSV);  0.348 + 0.013·ln βL + 0.193·ln y (ESV)',
    source: vdi('5.1.2'),
  },
  DAGr: {
    tex: String.raw`D_{A,Gr}=d_W+w\,l_K\tan\varphi`,
    plain: 'DA,Gr = dW + w·lK·tan φ',
    source: vdi('5.1.2'),
  },
  PhiK: {
    tex: String.raw`\Phi_K=\frac{\delta_P}{\delta_S+\delta_P}`,
    plain: 'ΦK = δP/(δS + δP)',
    source: vdi('5.3'),
  },
  Phi: { tex: String.raw`\Phi=n\,\Phi_K`, plain: 'Φ = n·ΦK', source: vdi('5.3') },
  fZ: {
    tex: String.raw`f_Z=f_G+\sum f_K+\sum f_T`,
    plain: 'fZ = fG + Σ fK + Σ fT',
    source: vdi('5.4.2.1'),
  },
  FZ: {
    tex: String.raw`F_Z=\frac{f_Z}{\delta_S+\delta_P}`,
    plain: 'FZ = fZ/(δS + δP)',
    source: vdi('5.4.2.1'),
  },
  thermal: {
    tex: String.raw`\Delta F_{th}=\frac{\sum\alpha_{P,i}l_i\Delta T_P-\alpha_Sl_K\Delta T_S}{\delta_S+\delta_P}`,
    plain: 'ΔFth = (Σ αP·l·ΔTP − αS·lK·ΔTS)/(δS + δP)',
    source: vdi('5.4.2.3'),
  },
  loss: {
    tex: String.raw`F_Z+\max(0,-\Delta F_{th})`,
    plain: 'FZ + max(0, −ΔFth)',
    source: vdi('R4'),
  },
  FVmin: {
    tex: String.raw`F_{V,\min}=F_{\min}-F_Z-\max(0,-\Delta F_{th})`,
    plain: 'FVmin = Fmin − FZ − max(0, −ΔFth)',
    source: vdi('R5'),
  },
  FVmax: {
    tex: String.raw`F_{V,\max}=F_{\max}+\max(0,\Delta F_{th})`,
    plain: 'FVmax = Fmax + max(0, ΔFth)',
    source: vdi('R6'),
  },
  FSA: { tex: String.raw`F_{SA}=\Phi F_A`, plain: 'FSA = Φ·FA', source: vdi('R3') },
  FPA: { tex: String.raw`F_{PA}=(1-\Phi)F_A`, plain: 'FPA = (1 − Φ)·FA', source: vdi('R3') },
  FKR: {
    tex: String.raw`F_{KR}=F_{V,\min}-(1-\Phi)F_A`,
    plain: 'FKR = FVmin − (1 − Φ)·FA',
    source: vdi('R5'),
  },
  FKerf: {
    tex: String.raw`F_{Kerf}=\max\left(F_{\text{seal}},\frac{F_Q}{q_F\,\mu_T}\right)`,
    plain: 'FKerf = max(Fseal, FQ/(qF·µT))',
    source: vdi('R2'),
  },
  FSmax: {
    tex: String.raw`F_{S,\max}=F_{V,\max}+\Phi F_A`,
    plain: 'FSmax = FVmax + Φ·FA',
    source: vdi('R8'),
  },
  separatingLoad: {
    tex: String.raw`F_{A,\text{sep}}=\frac{F_{V,\min}}{1-\Phi}`,
    plain: 'FA,sep = FVmin/(1 − Φ)',
    source: vdi('R5'),
  },
  requiredFmin: {
    tex: String.raw`F_{M,\min}=F_{Kerf}+(1-\Phi)F_A+F_Z+\max(0,-\Delta F_{th})`,
    plain: 'FMmin = FKerf + (1 − Φ)·FA + FZ + max(0, −ΔFth)',
    source: vdi('R5'),
  },
  requiredFmax: {
    tex: String.raw`F_{M,\max}=\alpha_AF_{M,\min}`,
    plain: 'FMmax = αA·FMmin',
    source: vdi('R6'),
  },
  sigmaZ: {
    tex: String.raw`\sigma_z=\frac{F_{S,\max}}{A_s}`,
    plain: 'σz = FSmax/As',
    source: vdi('R8'),
  },
  sigmaRedB: {
    tex: String.raw`\sigma_{red,B}=\sqrt{\sigma_z^2+3\,(0.5\,\tau)^2}`,
    plain: 'σred,B = √(σz² + 3·(0.5·τ)²)',
    source: vdi('R8'),
  },
  safety: {
    tex: String.raw`S_F=\frac{R_{p0.2}}{\sigma_{red,B}}`,
    plain: 'SF = Rp0.2/σred,B',
    source: vdi('R8'),
  },
  sigmaA: {
    tex: String.raw`\sigma_a=\frac{F_{SA,\max}-F_{SA,\min}}{2A_3}`,
    plain: 'σa = (FSAmax − FSAmin)/(2·A3)',
    source: vdi('R9'),
  },
  sigmaALimit: {
    tex: String.raw`\sigma_A=0.85\left(\frac{150}{d}+45\right)`,
    plain: 'σA = 0.85·(150/d + 45)',
    source: vdi('R9'),
  },
  pressure: {
    tex: String.raw`p=\frac{F_{S,\max}}{\frac{\pi}{4}(d_W^2-d_h^2)}`,
    plain: 'p = FSmax/(π/4·(dW² − dh²))',
    source: vdi('R10'),
  },
  pressureSafety: {
    tex: String.raw`S_p=\frac{p_G}{p}`,
    plain: 'Sp = pG/p',
    source: vdi('R10'),
  },
  nL: {
    tex: String.raw`n_L=\frac{S_pA_s-F_i}{\Phi F_A}`,
    plain: 'nL = (Sp·As − Fi)/(Φ·FA)',
    source: 'Shigley, 8-9',
  },
  n0: {
    tex: String.raw`n_0=\frac{F_i}{(1-\Phi)F_A}`,
    plain: 'n0 = Fi/((1 − Φ)·FA)',
    source: 'Shigley, 8-9',
  },
  np: {
    tex: String.raw`n_p=\frac{S_pA_s}{\Phi F_A+F_i}`,
    plain: 'np = Sp·As/(Φ·FA + Fi)',
    source: 'Shigley, 8-9',
  },
  stretch: {
    tex: String.raw`\Delta l=F\,\delta,\quad\delta=\sum\frac{l_i}{E_iA_i}`,
    plain: 'Δl = F·δ,  δ = Σ li/(Ei·Ai)',
    source: 'Hooke; VDI 2230-1, 5.1.1',
  },
  strain: {
    tex: String.raw`\varepsilon=\frac{\sigma}{E}`,
    plain: 'ε = σ/E',
    source: 'Hooke',
  },
  turn: {
    tex: String.raw`F=F_{\text{snug}}+\frac{\psi}{360^\circ}\,\frac{P}{\delta_S+\delta_P}`,
    plain: 'F = Fsnug + ψ/360°·P/(δS + δP)',
    source: 'Gere, 2.5; VDI 2230-1, 5.1',
  },
  factor: {
    tex: String.raw`F_{\text{applied}}=F\,\max\left(1.01+\frac{d}{l_{\text{eff}}},\,1.1\right)`,
    plain: 'Fapplied = F·max(1.01 + d/leff, 1.1)',
    source: '',
  },
  oilPressure: {
    tex: String.raw`p=\frac{F_{\text{applied}}}{A_{\text{piston}}}`,
    plain: 'p = Fapplied/Apiston',
    source: '',
  },
  limit: {
    tex: String.raw`F_{\nu}=\nu\,R_{p0.2}\,A_s`,
    plain: 'Fν = ν·Rp0.2·As',
    source: 'ISO 898-1',
  },
  lockbolt: {
    tex: String.raw`\frac{F_{\text{clamp}}}{F_{t,\min}}`,
    plain: 'Fclamp/Ft,min',
    source: '',
  },
} as const satisfies Record<string, Formula>

export type FormulaName = keyof typeof formulas
