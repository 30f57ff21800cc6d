import PDFDocument from 'pdfkit'
import { breakLines } from './break-lines.ts'
import { type FontFamily, fontRuns, printable } from './font-runs.ts'
import { invoiceFonts } from './fonts/invoice-fonts.ts'

export interface TextStyle {
  family: FontFamily
  size: number
  colour: string
  /** Distance of baselines as a multiple of the size. */
  leading: number
  /** Added between letters, in points. */
  tracking?: number
}

/** From the top of a line down to where its letters stand. */
export const baselineOf = ({ size, leading }: TextStyle): number => size * ((leading - 1) / 2 + 0.8)

export interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

/** An element of the document's structure, which screen readers follow. */
export type Element = PDFKit.PDFStructureElement

export interface PaperInfo {
  title: string
  author: string
  lang: string
  date: Date
}

/** A4 in points. */
export const a4 = { width: 595.28, height: 841.89, margin: 48 }

export interface Paper {
  open(type: string, parent?: Element): Element
  /** Writes text as an element of its own, which may be the head of a column or a row. Returns the y below it. */
  write(parent: Element, type: string, text: string, style: TextStyle, place: Place, heads?: 'Column' | 'Row'): number
  /** Writes what is no part of the document: page numbers, heads that are repeated. */
  repeat(text: string, style: TextStyle, place: Place): void
  /** Draws what carries no meaning. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void
  heightOf(text: string, style: TextStyle, width: number): number
  /** Whether anything is left of a text in the letters we can print. */
  canPrint(text: string): boolean
  nextPage(): void
  finish(): Promise<Buffer>
}

/** The types of pdfkit do not know this one yet. */
const accessible: object = { subset: 'PDF/UA' }

const openDocument = ({ title, author, lang, date }: PaperInfo): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang,
    // None of pdfkit's own: a bundled server does not have its files.
    font: '',
    ...accessible,
    // Producer and dates are fixed: the same invoice is the same bytes.
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
  })

/** Paper to write on, in the fonts of the brand. */
export const openPaper = (info: PaperInfo): Paper => {
  const fonts = invoiceFonts()
  const pdf = openDocument(info)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font)
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const spacing = ({ tracking = 0 }: TextStyle) => ({ characterSpacing: tracking })
  const widthIn = (style: TextStyle) => (text: string) =>
    fontRuns(text, style.family, fonts).reduce(
      (sum, run) => sum + pdf.font(run.font).fontSize(style.size).widthOfString(run.text, spacing(style)),
      0,
    )
  // Whatever is drawn is measured first, mostly more than once.
  const broken = new Map<string, string[]>()
  const linesOf = (text: string, style: TextStyle, width: number): string[] => {
    const key = [style.family, style.size, width, text].join()
    const lines = broken.get(key) ?? breakLines(printable(text, style.family, fonts), width, widthIn(style))
    broken.set(key, lines)
    return lines
  }

  const drawLine = (line: string, style: TextStyle, left: number, baseline: number): void => {
    let x = left
    for (const { font, text } of fontRuns(line, style.family, fonts)) {
      pdf.font(font).fontSize(style.size).fillColor(style.colour)
      const width = pdf.widthOfString(text, spacing(style))
      pdf.text(text, x, baseline, { ...spacing(style), lineBreak: false, baseline: 'alphabetic' })
      x += width
    }
  }

  const draw = (text: string, style: TextStyle, { x, y, width, align = 'left' }: Place): void => {
    const height = style.size * style.leading
    for (const [index, line] of linesOf(text, style, width).entries()) {
      const left = align === 'left' ? x : x + width - widthIn(style)(line)
      drawLine(line, style, left, y + index * height + baselineOf(style))
    }
  }

  const heightOf = (text: string, style: TextStyle, width: number): number =>
    linesOf(text, style, width).length * style.size * style.leading

  const asArtifact = (type: 'Layout' | 'Pagination', paint: () => void): void => {
    pdf.markContent('Artifact', { type })
    paint()
    pdf.endMarkedContent()
  }

  return {
    open: (type, parent = root) => {
      const element = pdf.struct(type)
      parent.add(element)
      return element
    },
    write: (parent, type, text, style, place, heads) => {
      const options: object = heads === undefined ? {} : { scope: heads }
      parent.add(pdf.struct(type, options, () => draw(text, style, place)))
      return place.y + heightOf(text, style, place.width)
    },
    repeat: (text, style, place) => asArtifact('Pagination', () => draw(text, style, place)),
    decorate: (paint) => asArtifact('Layout', () => paint(pdf)),
    heightOf,
    canPrint: (text) => printable(text, 'text', fonts) !== '',
    nextPage: () => void pdf.addPage(),
    finish: () =>
      new Promise((resolve, reject) => {
        pdf.on('end', () => resolve(Buffer.concat(chunks)))
        pdf.on('error', reject)
        root.end()
        pdf.end()
      }),
  }
}
