import { vdi, type Formula } from './formula'

/** Resilience of bolt and parts, losses, balance of forces, stress in service. */
export const jointFormulas = {
  deltaS: {
    tex: String.raw`\delta_S=\sum\frac{l_i}{E_iA_i}`,
    plain: 'δS = Σ li/(Ei·Ai)',
    source: vdi('5.1.1'),
  },
  deltaP: {
    tex: String.raw`\delta_P=\int_0^{l_K}\frac{dx}{E(x)\,\frac{\pi}{4}\bigl(D(x)^2-d_h(x)^2\bigr)}`,
    plain: 'δP = ∫ dx/(E(x)·π/4·(D(x)² − dh(x)²))',
    source: vdi('5.1.2'),
  },
  tanPhi: {
    tex: String.raw`\tan\varphi=0.362+0.032\ln\frac{\beta_L}{2}+0.153\ln\frac{D_A}{d_W}`,
    plain: 'tan φ = 0.362 + 0.032·ln(βL/2) + 0.153·ln(DA/dW)',
    source: vdi('5.1.2'),
  },
  tanPhiTapped: {
    tex: String.raw`\tan\varphi=0.348+0.013\ln\beta_L+0.193\ln\frac{D_A}{d_W}`,
    plain: 'tan φ = 0.348 + 0.013·ln(βL) + 0.193·ln(DA/dW)',
    source: vdi('5.1.2'),
  },
  tanPhiFixed: {
    tex: String.raw`\tan\varphi=\tan 30^\circ=\frac{1}{\sqrt3}`,
    plain: 'tan φ = 1/√3',
    source: 'Shigley, 8-5',
  },
  clampLength: { tex: String.raw`l_K=\sum_i l_i`, plain: 'lK = Σ l', source: vdi('5.1.2') },
  betaL: {
    tex: String.raw`\beta_L=\frac{l_K}{d_W}`,
    plain: 'βL = lK/dW',
    source: vdi('5.1.2'),
  },
  DAGr: {
    tex: String.raw`D_{A,Gr}=d_W+l_K\tan\varphi`,
    plain: 'DA,Gr = dW + lK·tan φ',
    source: vdi('5.1.2'),
  },
  DAGrTapped: {
    tex: String.raw`D_{A,Gr}=d_W+2\,l_K\tan\varphi`,
    plain: 'DA,Gr = dW + 2·lK·tan φ',
    source: vdi('5.1.2'),
  },
  PhiK: {
    tex: String.raw`\Phi_K=\frac{\delta_P}{\delta_S+\delta_P}`,
    plain: 'ΦK = δP/(δS + δP)',
    source: vdi('5.3'),
  },
  Phi: { tex: String.raw`\Phi=n\,\Phi_K`, plain: 'Φ = n·ΦK', source: vdi('5.3') },
  fZ: {
    tex: String.raw`f_Z=f_G+2f_K+i\,f_T`,
    plain: 'fZ = fG + 2·fK + i·fT',
    source: vdi('5.4.2.1'),
  },
  fZTapped: {
    tex: String.raw`f_Z=f_G+f_K+i\,f_T`,
    plain: 'fZ = fG + fK + i·fT',
    source: vdi('5.4.2.1'),
  },
  FZ: {
    tex: String.raw`F_Z=\frac{f_Z}{1000\,(\delta_S+\delta_P)}`,
    plain: 'FZ = fZ/(1000·(δS + δP))',
    source: vdi('5.4.2.1'),
  },
  thermal: {
    tex: String.raw`\Delta F_{th}=\frac{\sum\alpha_{P,i}l_i\Delta T_P-\alpha_Sl_K\Delta T_S}{\delta_S+\delta_P}`,
    plain: 'ΔFth = (Σ αP·l·ΔTP − αS·lK·ΔTS)/(δS + δP)',
    source: vdi('5.4.2.3'),
  },
  /** For moduli that fall with temperature; primes mark the hot parts. */
  thermalHot: {
    tex: String.raw`\Delta F_{th}=F_{\min}\left(\frac{\delta_S+\delta_P}{\delta_S'+\delta_P'}-1\right)+\frac{\sum\alpha_{P,i}l_i\Delta T_P-\alpha_Sl_K\Delta T_S}{\delta_S'+\delta_P'}`,
    plain: 'ΔFth = Fmin·((δS + δP)/(δS′ + δP′) − 1) + (Σ αP·l·ΔTP − αS·lK·ΔTS)/(δS′ + δP′)',
    source: vdi('5.4.2.3'),
  },
  thermalLoss: {
    tex: String.raw`\Delta F_{-}=\max(0,\,-\Delta F_{th,1},\,-\Delta F_{th,2})`,
    plain: 'ΔF₋ = max(0, −ΔFth1, −ΔFth2)',
    source: vdi('R4'),
  },
  thermalGain: {
    tex: String.raw`\Delta F_{+}=\max(0,\,\Delta F_{th,1},\,\Delta F_{th,2})`,
    plain: 'ΔF₊ = max(0, ΔFth1, ΔFth2)',
    source: vdi('R4'),
  },
  thermalGainHot: {
    tex: String.raw`\Delta F_{+}=\max\left(0,\,\Delta F_{th,1},\,\Delta F_{th,2}+(F_{\max}-F_{\min})\left(\frac{\delta_S+\delta_P}{\delta_S'+\delta_P'}-1\right)\right)`,
    plain: 'ΔF₊ = max(0, ΔFth1, ΔFth2 + (Fmax − Fmin)·((δS + δP)/(δS′ + δP′) − 1))',
    source: vdi('5.4.2.3'),
  },
  loss: {
    tex: String.raw`F_Z+\Delta F_{-}`,
    plain: 'FZ + ΔF₋',
    source: vdi('R4'),
  },
  FVmin: {
    tex: String.raw`F_{V,\min}=F_{\min}-F_Z-\Delta F_{-}`,
    plain: 'FVmin = Fmin − FZ − ΔF₋',
    source: vdi('R5'),
  },
  FVmax: {
    tex: String.raw`F_{V,\max}=F_{\max}+\Delta F_{+}`,
    plain: 'FVmax = Fmax + ΔF₊',
    source: vdi('R6'),
  },
  FSA: { tex: String.raw`F_{SA}=\Phi F_{A,\max}`, plain: 'FSA = Φ·FAmax', source: vdi('R3') },
  FPA: {
    tex: String.raw`F_{PA}=(1-\Phi)F_{A,\max}`,
    plain: 'FPA = (1 − Φ)·FAmax',
    source: vdi('R3'),
  },
  FKR: {
    tex: String.raw`F_{KR}=F_{V,\min}-(1-\Phi)\max(F_{A,\max},\,0)`,
    plain: 'FKR = FVmin − (1 − Φ)·max(FAmax, 0)',
    source: vdi('R5'),
  },
  FKerf: {
    tex: String.raw`F_{Kerf}=\max\left(F_{\text{seal}},\frac{F_Q}{q_F\,\mu_T}\right)`,
    plain: 'FKerf = max(Fseal, FQ/(qF·µT))',
    source: vdi('R2'),
  },
  FSmax: {
    tex: String.raw`F_{S,\max}=F_{V,\max}+\Phi\max(F_{A,\max},\,0)`,
    plain: 'FSmax = FVmax + Φ·max(FAmax, 0)',
    source: vdi('R8'),
  },
  separatingLoad: {
    tex: String.raw`F_{A,\text{sep}}=\frac{F_{V,\min}-F_{Kerf}}{1-\Phi}`,
    plain: 'FAsep = (FVmin − FKerf)/(1 − Φ)',
    source: vdi('R5'),
  },
  requiredFmin: {
    tex: String.raw`F_{M,\min}=F_{Kerf}+(1-\Phi)\max(F_{A,\max},\,0)+F_Z+\Delta F_{-}`,
    plain: 'FMmin = FKerf + (1 − Φ)·max(FAmax, 0) + FZ + ΔF₋',
    source: vdi('R5'),
  },
  requiredFmax: {
    tex: String.raw`F_{M,\max}=\alpha_AF_{M,\min},\quad\alpha_A=\frac{F_{\max}}{F_{\min}}`,
    plain: 'FMmax = αA·FMmin,  αA = Fmax/Fmin',
    source: vdi('R6'),
  },
  sigmaZ: {
    tex: String.raw`\sigma_z=\frac{F_{S,\max}}{A_0}`,
    plain: 'σz = FSmax/A0',
    source: vdi('R8'),
  },
  sigmaRedB: {
    tex: String.raw`\sigma_{red,B}=\sqrt{\sigma_z^2+3\,(0.5\,\tau)^2}`,
    plain: 'σredB = √(σz² + 3·(0.5·τ)²)',
    source: vdi('R8'),
  },
  safety: {
    tex: String.raw`S_F=\frac{R_{p0.2}}{\sigma_{red,B}}`,
    plain: 'SF = Rp0.2/σredB',
    source: vdi('R8'),
  },
  tensileSafety: {
    tex: String.raw`S=\frac{F_{t,\min}}{F_{S,\max}}`,
    plain: 'S = Ftmin/FSmax',
    source: '',
  },
  sigmaA: {
    tex: String.raw`\sigma_a=\frac{\Phi\,(F_{A,\max}-F_{A,\min})}{2A_S}`,
    plain: 'σa = Φ·(FAmax − FAmin)/(2·As)',
    source: vdi('R9'),
  },
  sigmaABored: {
    tex: String.raw`\sigma_a=\frac{\Phi\,(F_{A,\max}-F_{A,\min})}{2\,\bigl(A_S-\frac{\pi}{4}b^2\bigr)}`,
    plain: 'σa = Φ·(FAmax − FAmin)/(2·(As − π/4·b²))',
    source: vdi('R9'),
  },
  sigmaALimit: {
    tex: String.raw`\sigma_A=0.85\left(\frac{150}{d}+45\right)`,
    plain: 'σA = 0.85·(150/d + 45)',
    source: vdi('R9'),
  },
  /** The ring of a face or of a washer: no wider than what it bears on, its hole the wider one of both. */
  bearing: {
    tex: String.raw`A_p=\frac{\pi}{4}\bigl(\min(d_W,\,D_A)^2-d_h^2\bigr)`,
    plain: 'Ap = π/4·(min(dW, DA)² − dh²)',
    source: vdi('R10'),
  },
  bearingWasher: {
    tex: String.raw`A_p=\frac{\pi}{4}\bigl(\min(d_W+1.6\,h,\,D_U,\,D_A)^2-d_h^2\bigr)`,
    plain: 'Ap = π/4·(min(dW + 1.6·h, DU, DA)² − dh²)',
    source: vdi('R10'),
  },
  pressure: {
    tex: String.raw`p=\frac{F_{S,\max}}{A_p}`,
    plain: 'p = FSmax/Ap',
    source: vdi('R10'),
  },
  pressureSafety: {
    tex: String.raw`S_p=\frac{p_G}{p}`,
    plain: 'Sp = pG/p',
    source: vdi('R10'),
  },
  nL: {
    tex: String.raw`n_L=\frac{S_pA_0-F_{\max}}{\Phi F_{A,\max}}`,
    plain: 'nL = (Sp·A0 − Fmax)/(Φ·FAmax)',
    source: 'Shigley, 8-9',
  },
  n0: {
    tex: String.raw`n_0=\frac{F_{V,\min}}{(1-\Phi)F_{A,\max}}`,
    plain: 'n0 = FVmin/((1 − Φ)·FAmax)',
    source: 'Shigley, 8-9',
  },
  np: {
    tex: String.raw`n_p=\frac{S_pA_0}{\Phi F_{A,\max}+F_{\max}}`,
    plain: 'np = Sp·A0/(Φ·FAmax + Fmax)',
    source: 'Shigley, 8-9',
  },
} as const satisfies Record<string, Formula>
