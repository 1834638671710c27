import type { Language } from '../../domain/language/language'

/** A document as plain data, which can be sent to the drawing thread. All texts are already translated. */
export interface PdfDocument {
  language: Language
  /** Large title, and the document's metadata title. */
  title: string
  /** Small print at the top of every page. */
  header: { left: string; right: string }
  /** Small print at the bottom of every page, before the page number. */
  footer?: string
  landscape?: boolean
  /** Makes drawings smaller where the last page would stay three quarters empty. */
  tidy?: boolean
  blocks: PdfBlock[]
}

export type PdfBlock =
  | { kind: 'heading'; text: string; /** A subheading. */ minor?: true }
  | { kind: 'paragraph'; text: string; tone?: 'normal' | 'muted' | 'strong' }
  | { kind: 'banner'; /** Colour of the judgement. */ tone: PdfTone; text: string }
  | { kind: 'facts'; facts: PdfFact[]; columns?: 1 | 2 | 3 | 4 }
  | {
      kind: 'table'
      columns: PdfColumn[]
      rows: PdfCell[][]
      /** A remark below each row, over the full width, by row number. */
      below?: string[]
      /** Least height of a row in points, such as for signatures. */
      least?: number
    }
  | {
      kind: 'pictures'
      title?: string
      /** PNG or JPEG, at most `picturesBeside`, each with its caption. */
      pictures: { bytes: Uint8Array; caption: string }[]
    }
  | {
      kind: 'drawing'
      svg: string
      /** In points, of a page width of 515; keeps the aspect ratio. */ width: number
      height: number
      caption?: string
    }

export type PdfTone = 'good' | 'incomplete' | 'bad'

/** A label with its value; an empty value is drawn as a dash. */
export interface PdfFact {
  label: string
  value: string
}

/** A text, or a formula in TeX notation. */
export type PdfCell = string | { formula: string }

export interface PdfColumn {
  title: string
  /** Relative width of the column. */
  share: number
  align?: 'left' | 'right'
}

/** Pictures per row. */
export const picturesBeside = 3
