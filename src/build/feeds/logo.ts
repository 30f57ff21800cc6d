import type { BrandEntry } from '../content/types/brand.ts'
import { type HeadingFont, loadHeadingFont } from '../open-graph/heading-font.ts'

type LogoBrand = Pick<BrandEntry, 'name' | 'themeColor'>

/** Dark on a light ground, light on a dark one. */
const inks = { logo: '#1d252c', 'logo-on-dark': '#ffffff' } as const

const height = 120
const size = 88

/** The two waves and the name beside them, all of it outlines: a printer needs no type of ours. */
export const logoSvg = (font: HeadingFont, { name, themeColor }: LogoBrand, ink: string): string => {
  const width = Math.ceil(190 + font.width(name, size) + 8)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${name}">
<g transform="translate(8 10) scale(5)" fill="none" stroke-width="3.2" stroke-linecap="round"><path d="M2 6.5c4.3-5.4 8.7-5.4 13 0s8.7 5.4 13 0" stroke="${themeColor}"/><path d="M2 14.5c4.3-5.4 8.7-5.4 13 0s8.7 5.4 13 0" stroke="${ink}"/></g>
<g fill="${ink}">${font.outline(name, 190, 91, size)}</g>
</svg>
`
}

/** As wide as a shop window's sticker needs it. */
export const logoPngWidth = 2400

/** The logo for dealers, on light and on dark, drawn and as pictures with nothing behind them. As Base64. */
export const drawLogos = async (brand: LogoBrand): Promise<Record<string, string>> => {
  const { default: sharp } = await import('sharp')
  const font = await loadHeadingFont()
  const files: Record<string, string> = {}
  for (const [file, ink] of Object.entries(inks)) {
    const svg = Buffer.from(logoSvg(font, brand, ink))
    files[`icons/${file}.svg`] = svg.toString('base64')
    const png = await sharp(svg, { density: 600 })
      .resize(logoPngWidth)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer()
    files[`icons/${file}-${logoPngWidth}.png`] = png.toString('base64')
  }
  return files
}
