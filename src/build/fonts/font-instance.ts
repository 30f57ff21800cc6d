import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

export interface FontCut {
  /** The variable font of the site, as its package names it. */
  file: string
  axes: Record<string, number>
}

export const headingCut: FontCut = {
  file: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
  axes: { wght: 560, wdth: 112 },
}

const text = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'

export const textCut: FontCut = { file: text, axes: { wght: 400 } }
export const strongCut: FontCut = { file: text, axes: { wght: 620 } }

/** One instance of a variable font, as TrueType: what draws outlines cannot vary a compressed font. */
const fontInstance = async ({ file, axes }: FontCut): Promise<Buffer> =>
  subsetFont(await readFile(require.resolve(file)), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: axes,
  })

export const openFont = async (cut: FontCut): Promise<fontkit.Font> => {
  const font = fontkit.create(await fontInstance(cut))
  if (!('layout' in font)) throw new Error(`${cut.file} holds more than one font`)
  return font
}
