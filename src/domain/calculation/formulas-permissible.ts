import { vdi, type Formula } from './formula'

/** The force at which tension and torsion together reach the share ν of the yield point; in TeX and in plain signs. */
export const permissible = (tex: string, plain: string): Formula => ({
  tex: String.raw`${tex}=\frac{A_0\,\nu\,R_{p0.2}}{\sqrt{1+3\left(\frac{K_G A_0}{W_P}\right)^2}}`,
  plain: `${plain} = A0·ν·Rp0.2/√(1 + 3·(KG·A0/Wp)²)`,
  source: vdi('5.5.1'),
})

/** With a prevailing torque there is no closed form: the force at which both sides are the same. */
export const permissiblePrevailing = (tex: string, plain: string): Formula => ({
  tex: String.raw`\sqrt{\left(\frac{${tex}}{A_0}\right)^2+3\left(\frac{K_G ${tex}+1000\,T_{P,\min}}{W_P}\right)^2}=\nu\,R_{p0.2}`,
  plain: `√((${plain}/A0)² + 3·((KG·${plain} + 1000·TPmin)/Wp)²) = ν·Rp0.2`,
  source: vdi('5.5.1'),
})
