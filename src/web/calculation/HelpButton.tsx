import { useState } from 'react'
import { embeddingTable, roughnessBands } from '../../domain/calculation/embedding'
import {
  frictionClasses,
  limitPressures,
  materials,
  tighteningFactors,
} from '../../domain/calculation/guide-tables'
import { prevailingTorques } from '../../domain/calculation/faces'
import { text, type TextKey } from '../language/locale'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import styles from './Calculator.module.css'

interface Help {
  title: TextKey
  columns: string[]
  rows: string[][]
  source: string
}

const friction = (): Help => ({
  title: 'calculation.help.friction',
  columns: [text('calculation.help.class'), 'µ min', 'µ max'],
  rows: frictionClasses.map(({ name, min, max }) => [name, String(min), max ? String(max) : '–']),
  source: 'VDI 2230-1 (2003), A5',
})

const embedding = (): Help => ({
  title: 'calculation.help.embedding',
  columns: [
    'Rz',
    text('calculation.help.direction'),
    text('calculation.help.thread'),
    text('calculation.help.face'),
    text('calculation.help.interface'),
  ],
  rows: roughnessBands.flatMap((band) =>
    (['axial', 'shear'] as const).map((direction) => {
      const { thread, face, interface: inner } = embeddingTable[band][direction]
      const range = { lt10: '< 10', '10to40': '10 – 40', '40to160': '40 – 160' }[band]
      const words = text(`calculation.help.${direction}`)
      return [`${range} µm`, words, `${thread} µm`, `${face} µm`, `${inner} µm`]
    }),
  ),
  source: 'VDI 2230-1 (2003), 5.4/1',
})

const factors = (): Help => ({
  title: 'calculation.help.factors',
  columns: [text('calculation.help.method'), 'αA'],
  rows: tighteningFactors.map(({ method, min, max }) => [
    text(`calculation.tightening.${method}`),
    `${min} – ${max}`,
  ]),
  source: 'VDI 2230-1, A8',
})

const prevailing = (): Help => ({
  title: 'calculation.help.prevailing',
  columns: ['d', 'TP max'],
  rows: prevailingTorques().map(({ d, torque }) => [`M${d}`, `${torque} N·m`]),
  source: 'ISO 2320, 8',
})

const pressures = (): Help => ({
  title: 'calculation.help.pressure',
  columns: [text('calculation.help.material'), 'pG'],
  rows: limitPressures.map(({ material, pG }) => [material, `${pG} MPa`]),
  source: 'VDI 2230-1 (2003), A9',
})

const moduli = (): Help => ({
  title: 'calculation.help.materials',
  columns: [text('calculation.help.material'), 'E', 'α'],
  rows: materials.map(({ name, E, alpha }) => [
    text(`calculation.material.${name}`),
    `${E} GPa`,
    `${alpha} · 10⁻⁶/K`,
  ]),
  source: 'Callister, B.6',
})

const introduction = (): Help => ({
  title: 'calculation.help.introduction',
  columns: ['n', text('calculation.help.bolt'), text('calculation.help.residual')],
  rows: [
    ['1', text('calculation.help.boltMost'), text('calculation.help.residualMost')],
    ['≈ 0.3', text('calculation.help.boltLeast'), text('calculation.help.residualLeast')],
  ],
  source: 'VDI 2230-1, 5.2',
})

/** The table behind a parameter. */
const tables: Record<string, () => Help> = {
  muLarge: friction,
  muSmall: friction,
  muThreadLarge: friction,
  muThreadSmall: friction,
  muHeadLarge: friction,
  muHeadSmall: friction,
  roughness: embedding,
  fZ: embedding,
  Fmax: factors,
  toolScatter: factors,
  torquePrevailing: prevailing,
  torquePrevailingMin: prevailing,
  pG: pressures,
  n: introduction,
  boltModulus: moduli,
  boltAlpha: moduli,
}

/** Opens the table of guide values of a parameter, where there is one. */
export function HelpButton({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  const table = tables[name]
  if (!table) return null
  const help = open ? table() : undefined
  return (
    <>
      <button
        type="button"
        className={styles.help}
        aria-label={text('calculation.help.open')}
        title={text('calculation.help.open')}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" size={16} />
      </button>
      {help && (
        <Dialog title={text(help.title)} onClose={() => setOpen(false)}>
          <table className={styles.guide}>
            <thead>
              <tr>
                {help.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {help.rows.map((row) => (
                <tr key={row.join()}>
                  {row.map((cell, at) => (
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.source}>{text('calculation.source', { source: help.source })}</p>
        </Dialog>
      )}
    </>
  )
}
