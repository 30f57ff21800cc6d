import type { Glyph } from 'fontkit'
import { headingCut, openFont } from '../fonts/font-instance.ts'

/** The site's heading type as outlines: pictures look the same on machines that have no fonts. */
export interface HeadingFont {
  /** How wide a line of text is. */
  width(text: string, size: number): number
  /** A line of text as SVG. */
  outline(text: string, x: number, baseline: number, size: number): string
  /** Breaks text into lines no wider than the room there is. */
  wrap(text: string, size: number, room: number): string[]
}

export const loadHeadingFont = async (): Promise<HeadingFont> => {
  const font = await openFont(headingCut)

  const width = (text: string, size: number): number => (font.layout(text).advanceWidth * size) / font.unitsPerEm

  const shapes = new Map<number, string>()
  const shapeOf = (glyph: Glyph): string => {
    const shape = shapes.get(glyph.id) ?? glyph.path.toSVG()
    shapes.set(glyph.id, shape)
    return shape
  }

  return {
    width,
    outline: (text, x, baseline, size) => {
      const scale = size / font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let advance = 0
      const paths = glyphs.map((glyph, index) => {
        const path = `<path transform="translate(${advance} 0)" d="${shapeOf(glyph)}"/>`
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
