import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

/** The site's heading type as outlines: pictures look the same on machines that have no fonts. */
export interface HeadingFont {
  /** A line of text as SVG. */
  outline(text: string, x: number, baseline: number, size: number): string
  /** Breaks text into lines no wider than the room there is. */
  wrap(text: string, size: number, room: number): string[]
}

const require = createRequire(import.meta.url)
const fontFile = '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'

// fontkit cannot vary a compressed font: one instance of it is cut out first.
const openInstance = async () => {
  const variable = await readFile(require.resolve(fontFile))
  const instance = await subsetFont(variable, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: 560, wdth: 112 },
  })
  const font = fontkit.create(instance)
  if (!('layout' in font)) throw new Error(`${fontFile} holds more than one font`)
  return font
}

export const loadHeadingFont = async (): Promise<HeadingFont> => {
  const font = await openInstance()

  const width = (text: string, size: number): number => (font.layout(text).advanceWidth * size) / font.unitsPerEm

  return {
    outline: (text, x, baseline, size) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let advance = 0
      const paths = glyphs.map((glyph, index) => {
        const path = `<path transform="translate(${advance} 0)" d="${glyph.path.toSVG()}"/>`
        advance += positions[index]?.xAdvance ?? 0
        return path
      })
      return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${paths.join('')}</g>`
    },
    wrap: (text, size, room) => {
      const lines: string[] = []
      for (const word of text.split(/\s+/)) {
        const last = lines.at(-1)
        if (last !== undefined && width(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`
        else lines.push(word)
      }
      return lines
    },
  }
}
