import type { CDPSession, Page } from 'playwright-core'
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

interface Ground extends Box {
  pixels: Uint8Array
}

const around = (boxes: Box[]): Box => ({
  left: Math.floor(Math.min(...boxes.map(({ left }) => left))),
  right: Math.ceil(Math.max(...boxes.map(({ right }) => right))),
  top: Math.floor(Math.min(...boxes.map(({ top }) => top))),
  bottom: Math.ceil(Math.max(...boxes.map(({ bottom }) => bottom))),
})

/** A bar may stick to an edge of a window that is scrolled. */
const edge = 150

/**
 * What fits a window together: the first screen, then what is further down, from which the edges are kept free. A page
 * from top to bottom would have to be drawn as a whole, again for each look at it.
 */
const screens = (boxes: Box[], height: number): Box[] => {
  const [below, first] = [boxes.filter(({ bottom }) => bottom > height), boxes.filter(({ bottom }) => bottom <= height)]
  const together: Box[][] = first.length > 0 ? [first] : []
  let top = Number.NEGATIVE_INFINITY
  for (const box of below.toSorted((a, b) => a.top - b.top)) {
    if (box.bottom - top > height - 2 * edge) {
      together.push([])
      top = box.top
    }
    together.at(-1)?.push(box)
  }
  return together.map(around)
}

const withoutWords = '*, ::before, ::after { color: transparent !important; text-shadow: none !important }'

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

/** By the browser's own means, as files that are large but soon written: nobody keeps them. */
const photograph = async (page: Page, session: CDPSession, screen: Box): Promise<Ground> => {
  const { height: window = 0 } = page.viewportSize() ?? {}
  const [width, height] = [screen.right - screen.left, screen.bottom - screen.top]
  await scrollTo(page, screen.bottom <= window ? 0 : screen.top - (window - height) / 2)
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { x: screen.left, y: screen.top, width, height, scale: 1 },
    optimizeForSpeed: true,
  })
  const pixels = await sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer()
  return { ...screen, pixels }
}

const worstOf = (box: Box, covered: Box[], [red, green, blue, opacity]: Colour, ground: Ground): number => {
  const { pixels } = ground
  const width = ground.right - ground.left
  const over = (ink: number, below: number) => ink * opacity + below * (1 - opacity)
  let worst = Number.POSITIVE_INFINITY
  // The outermost pixel of a box may belong to its neighbour.
  for (let y = Math.ceil(box.top) + 1; y < Math.floor(box.bottom) - 1; y += 1)
    for (let x = Math.ceil(box.left) + 1; x < Math.floor(box.right) - 1; x += 1) {
      if (covered.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom)) continue
      const at = ((y - ground.top) * width + x - ground.left) * 3
      const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      worst = Math.min(worst, ratio(luminance(r, g, b), luminance(over(red, r), over(green, g), over(blue, b))))
    }
  return worst
}

const isWithin = (box: Box, { left, right, top, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom

const themes = ['light', 'dark'] as const

const wear = (page: Page, theme: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, theme)

/** What is further down was scrolled to, and the header notices later than everybody else. */
const headerAtTop = (page: Page) => page.waitForFunction(() => document.querySelector('header[data-sticky]') === null)

export interface Contrast {
  theme: 'light' | 'dark'
  words: string
  /** At the worst pixel below the words: 1 is none, 21 is black on white. */
  contrast: number
}

/** How well words stand out from what lies below them, on the page as it is, in both themes. */
export const contrastWithGround = async (page: Page, found: WordsOverPicture[]): Promise<Contrast[]> => {
  const style = await page.addStyleTag({ content: withoutWords })
  const session = await page.context().newCDPSession(page)
  const { height = 0 } = page.viewportSize() ?? {}
  const parts = screens(
    found.flatMap(({ boxes }) => boxes),
    height,
  )
  const measured: Contrast[] = []
  for (const theme of themes) {
    await headerAtTop(page)
    await wear(page, theme)
    const grounds: Ground[] = []
    for (const screen of parts) grounds.push(await photograph(page, session, screen))
    await scrollTo(page, 0)
    measured.push(...found.map((each) => ({ theme, words: each.words, contrast: worstContrast(each, theme, grounds) })))
  }
  await session.detach()
  await style.evaluate((element) => element.parentElement?.removeChild(element))
  return measured
}

const worstContrast = (
  { words, colours, boxes, covered }: WordsOverPicture,
  theme: 'light' | 'dark',
  grounds: Ground[],
): number => {
  const worst = boxes.map((box) => {
    const ground = grounds.find((each) => isWithin(box, each))
    if (ground === undefined) throw new Error(`The ground of "${words}" was not looked at.`)
    return worstOf(box, covered, colours[theme], ground)
  })
  return Math.min(...worst)
}
