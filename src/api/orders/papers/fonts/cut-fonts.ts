import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import subsetFont from 'subset-font'
import type { InvoiceFontName } from './invoice-fonts.ts'

interface Cut {
  /** A variable font of the site, as its package names it. */
  file: string
  axes: Record<string, number>
  /** Only these letters; all, where nothing is said. */
  letters?: string
}

const hanken = (alphabet: string): string =>
  `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${alphabet}-wght-normal.woff2`

const basicLatin = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')

/** As on the quick guides; and for names, which are written in more letters than our own words. */
const cuts: Readonly<Record<InvoiceFontName, Cut>> = {
  heading: {
    file: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    axes: { wght: 560, wdth: 112 },
    letters: basicLatin,
  },
  text: { file: hanken('latin'), axes: { wght: 400 } },
  strong: { file: hanken('latin'), axes: { wght: 620 } },
  extended: { file: hanken('latin-ext'), axes: { wght: 400 } },
  vietnamese: { file: hanken('vietnamese'), axes: { wght: 400 } },
}

const require = createRequire(import.meta.url)

const cutFont = async ({ file, axes, letters }: Cut): Promise<Buffer> =>
  subsetFont(await readFile(require.resolve(file)), letters, {
    ...(letters === undefined && { keepAllGlyphs: true }),
    targetFormat: 'truetype',
    variationAxes: axes,
  })

/** The fonts of invoices as TrueType, which can be embedded as it is. */
export const cutFonts = async (): Promise<[name: string, font: Buffer][]> =>
  Promise.all(Object.entries(cuts).map(async ([name, cut]): Promise<[string, Buffer]> => [name, await cutFont(cut)]))

// Run by hand when a font changes: servers have neither the packages of the fonts nor what cuts them.
if (import.meta.main) {
  const fonts = await cutFonts()
  const packed = fonts.map(([name, font]) => [name, gzipSync(font, { level: 9 }).toString('base64')])
  const file = new URL('invoice-fonts.json', import.meta.url)
  await writeFile(file, `${JSON.stringify(Object.fromEntries(packed), null, 2)}\n`)
}
