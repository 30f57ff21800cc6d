import type { Page } from 'playwright-core'
import sharp from 'sharp'
import type { Box, Colour, WordsOverPicture } from './words-over-pictures.ts'

const linear = Array.from({ length: 256 }, (_, value) =>
  value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linear[Math.round(red)] ?? 0) +
  0.7152 * (linear[Math.round(green)] ?? 0) +
  0.0722 * (linear[Math.round(blue)] ?? 0)

const ratio = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

interface Ground {
  top: number
  bottom: number
  width: number
  pixels: Uint8Array
}

/** What lies near each other is looked at together: a page from top to bottom would be a very large picture. */
const strips = (boxes: Box[]): { top: number; bottom: number }[] => {
  const joined: { top: number; bottom: number }[] = []
  for (const box of boxes.toSorted((a, b) => a.top - b.top)) {
    const [top, bottom] = [Math.floor(box.top), Math.ceil(box.bottom)]
    const last = joined.at(-1)
    if (last !== undefined && top < last.bottom + 200) last.bottom = Math.max(last.bottom, bottom)
    else joined.push({ top, bottom })
  }
  return joined
}

const withoutWords = '*, ::before, ::after { color: transparent !important; text-shadow: none !important }'

const photograph = async (page: Page, { top, bottom }: { top: number; bottom: number }): Promise<Ground> => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const clip = { x: 0, y: top, width, height: bottom - top }
  const png = await page.screenshot({ clip, fullPage: bottom > height, style: withoutWords })
  const pixels = await sharp(png).removeAlpha().raw().toBuffer()
  return { top, bottom, width, pixels }
}

const worstOf = (box: Box, covered: Box[], [red, green, blue, opacity]: Colour, ground: Ground): number => {
  const over = (ink: number, below: number) => ink * opacity + below * (1 - opacity)
  let worst = Number.POSITIVE_INFINITY
  // The outermost pixel of a box may belong to its neighbour.
  for (let y = Math.ceil(box.top) + 1; y < Math.floor(box.bottom) - 1; y += 1)
    for (let x = Math.ceil(box.left) + 1; x < Math.floor(box.right) - 1; x += 1) {
      if (covered.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) continue
      const at = ((y - ground.top) * ground.width + x) * 3
      const [r = 0, g = 0, b = 0] = ground.pixels.subarray(at, at + 3)
      worst = Math.min(worst, ratio(luminance(r, g, b), luminance(over(red, r), over(green, g), over(blue, b))))
    }
  return worst
}

export interface Contrast {
  words: string
  /** At the worst pixel below the words: 1 is none, 21 is black on white. */
  contrast: number
}

/** How well words stand out from what lies below them, on the page as it is. */
export const contrastWithGround = async (
  page: Page,
  found: WordsOverPicture[],
  theme: 'light' | 'dark',
): Promise<Contrast[]> => {
  const grounds: Ground[] = []
  for (const strip of strips(found.flatMap(({ boxes }) => boxes))) grounds.push(await photograph(page, strip))
  return found.map(({ words, colours, boxes, covered }) => {
    const worst = boxes.map((box) => {
      const ground = grounds.find(({ top, bottom }) => box.top >= top && box.bottom <= bottom)
      if (ground === undefined) throw new Error(`The ground of "${words}" was not looked at.`)
      return worstOf(box, covered, colours[theme], ground)
    })
    return { words, contrast: Math.min(...worst) }
  })
}
