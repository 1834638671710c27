import type { Language } from '../../domain/language/language'

/** A document as plain data, so that it can be handed to the thread that draws it. All texts are made already. */
export interface PdfDocument {
  language: Language
  /** In large letters at the top, and the name of the document. */
  title: string
  /** In small letters at the top of every page. */
  header: { left: string; right: string }
  /** In small letters at the bottom of every page, before its number. */
  footer?: string
  landscape?: boolean
  blocks: PdfBlock[]
}

export type PdfBlock =
  | { kind: 'heading'; text: string; /** Of a part of what a heading stands over. */ minor?: true }
  | { kind: 'paragraph'; text: string; tone?: 'normal' | 'muted' | 'strong' }
  | { kind: 'facts'; facts: PdfFact[]; columns?: 1 | 2 | 3 }
  | {
      kind: 'table'
      columns: PdfColumn[]
      rows: PdfCell[][]
      /** What is said to a row over its whole width, by its number. */
      below?: string[]
    }
  | {
      kind: 'pictures'
      title?: string
      /** PNG or JPEG, up to `picturesBeside`, each with what is said below it. */
      pictures: { bytes: Uint8Array; caption: string }[]
    }
  | {
      kind: 'drawing'
      svg: string
      /** Of which a page is 515 wide; it keeps its proportions. */ width: number
      height: number
      caption?: string
    }

/** A label and its value; an empty value is shown as a dash. */
export interface PdfFact {
  label: string
  value: string
}

/** A text, or a formula in the notation of TeX. */
export type PdfCell = string | { formula: string }

export interface PdfColumn {
  title: string
  /** The share of the width, beside those of the other columns. */
  share: number
  align?: 'left' | 'right'
}

/** How many pictures stand side by side. */
export const picturesBeside = 3
