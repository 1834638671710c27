import { readFigure } from '../reading/figures'
import { inchesAsWords } from './inch-sizes'
import { mostMeasure } from './measure'

/** A measure as a person types it, in mm, or the reason why it is none; neither for an empty text. */
export interface TypedMeasure {
  mm?: number
  /** The text named inches. */
  isInch?: boolean
  fault?: 'zero' | 'negative' | 'tooMuch' | 'noFigure'
}

const millimetresPer: Readonly<Record<string, number>> = {
  '': 1,
  mm: 1,
  毫米: 1,
  cm: 10,
  厘米: 10,
  in: 25.4,
}

/** Reads 14.2, "19,1", 3/4", ⌀17 mm. A comma counts as a decimal point. */
export function typedMeasure(text: string): TypedMeasure {
  const plain = text.trim().replace(/^[⌀øφ]\s*/i, '')
  if (plain === '') return {}
  const figure = readFigure(inchesAsWords(plain))
  const factor = figure && millimetresPer[figure.unit.toLowerCase()]
  if (!figure || factor === undefined) return { fault: 'noFigure' }
  // A comma of thousands is read as one of decimals first.
  const mm = Number((Number(figure.values[0]) * factor).toFixed(6))
  if (mm < 0) return { fault: 'negative' }
  if (mm === 0) return { fault: 'zero' }
  if (mm > mostMeasure) return { fault: 'tooMuch' }
  return { mm, isInch: factor === millimetresPer['in'] }
}
