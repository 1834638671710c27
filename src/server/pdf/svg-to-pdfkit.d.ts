declare module 'svg-to-pdfkit' {
  interface Options {
    width?: number
    height?: number
    preserveAspectRatio?: string
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string
  }
  function drawSvg(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options?: Options,
  ): void
  export = drawSvg
}
