import { gunzipSync } from 'node:zlib'
import * as fontkit from 'fontkit'
import packed from './invoice-fonts.json' with { type: 'json' }

export type InvoiceFontName = keyof typeof packed

export type InvoiceFonts = Readonly<Record<InvoiceFontName, fontkit.Font>>

const openFont = (name: InvoiceFontName): fontkit.Font => {
  const font = fontkit.create(gunzipSync(Buffer.from(packed[name], 'base64')))
  if (!('layout' in font)) throw new Error(`${name} holds more than one font`)
  return font
}

let opened: InvoiceFonts | undefined

/** Opened once: to read the kerning of all fonts takes longer than to draw a document. */
export const invoiceFonts = (): InvoiceFonts => {
  opened ??= {
    heading: openFont('heading'),
    text: openFont('text'),
    strong: openFont('strong'),
    extended: openFont('extended'),
    vietnamese: openFont('vietnamese'),
  }
  return opened
}
