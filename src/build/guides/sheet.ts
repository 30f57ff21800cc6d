import type * as fontkit from 'fontkit'
import PDFDocument from 'pdfkit'
import { keepTogether } from '../../domain/text/keep-together.ts'
import { inLetters } from './in-letters.ts'

/** Opened once and shared by all sheets: reading a font takes longer than drawing a guide. */
export type SheetFonts = Record<'heading' | 'text' | 'strong', fontkit.Font>

export interface TextStyle {
  font: keyof SheetFonts
  size: number
  color: string
  /** Distance of baselines as a multiple of the size. */
  leading: number
  tracking?: number
}

interface Place {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
}

export type Block = PDFKit.PDFStructureElement

/** The types of pdfkit do not know this one yet. */
const accessible: object = { subset: 'PDF/UA' }

/** A4 in points. */
export const paper = { width: 595.28, height: 841.89, margin: 48 }

export interface Sheet {
  /** Opens an element of the document's structure, which screen readers follow. */
  open(type: string, parent?: Block): Block
  /** Writes text as an element of its own. Returns the y below it. */
  write(parent: Block, type: string, text: string, style: TextStyle, place: Place): number
  /** How high text will be. */
  heightOf(text: string, style: TextStyle, width: number): number
  picture(parent: Block, jpeg: Buffer, alt: string, box: { x: number; y: number; size: number }): void
  /** Draws what carries no meaning. */
  decorate(draw: (pdf: PDFKit.PDFDocument) => void): void
  nextPage(): void
  /** Text that runs over the foot of a page opens another. */
  pages(): number
  finish(): Promise<Buffer>
}

export interface SheetInfo {
  title: string
  author: string
  lang: string
  date: Date
}

export const openSheet = ({ title, author, lang, date }: SheetInfo, fonts: SheetFonts): Sheet => {
  const options = {
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7' as const,
    tagged: true,
    displayTitle: true,
    lang,
    ...accessible,
    // Producer and dates are fixed: the same guide is the same bytes.
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: date, ModDate: date },
  }
  const pdf = new PDFDocument(options)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font)
  let pages = 1
  pdf.on('pageAdded', () => {
    pages += 1
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const printed = (text: string, { font }: TextStyle): string => keepTogether(inLetters(text, fonts[font]))
  const use = ({ font, size, color }: TextStyle) => pdf.font(font).fontSize(size).fillColor(color)
  const optionsOf = (style: TextStyle, width: number) => ({
    width,
    characterSpacing: style.tracking ?? 0,
    lineGap: style.size * style.leading - pdf.currentLineHeight(),
  })

  return {
    open: (type, parent = root) => {
      const block = pdf.struct(type)
      parent.add(block)
      return block
    },
    write: (parent, type, text, style, { x, y, width, align = 'left' }) => {
      use(style)
      const options = { ...optionsOf(style, width), align }
      parent.add(pdf.struct(type, {}, () => void pdf.text(printed(text, style), x, y, options)))
      return pdf.y
    },
    heightOf: (text, style, width) => {
      use(style)
      return pdf.heightOfString(printed(text, style), optionsOf(style, width))
    },
    picture: (parent, jpeg, alt, { x, y, size }) => {
      const options = { alt, bbox: [x, y, x + size, y + size] }
      parent.add(pdf.struct('Figure', options, () => void pdf.image(jpeg, x, y, { width: size, height: size })))
    },
    decorate: (draw) => {
      pdf.markContent('Artifact', { type: 'Layout' })
      draw(pdf)
      pdf.endMarkedContent()
    },
    nextPage: () => void pdf.addPage(),
    pages: () => pages,
    finish: () =>
      new Promise((resolve, reject) => {
        pdf.on('end', () => resolve(Buffer.concat(chunks)))
        pdf.on('error', reject)
        root.end()
        pdf.end()
      }),
  }
}
