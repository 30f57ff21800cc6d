import type { Page } from 'playwright-core'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Red, green and blue of 255, and how opaque of 1. */
export type Colour = [number, number, number, number]

export interface WordsOverPicture {
  words: string
  /** What the words are painted with in each theme. */
  colours: { light: Colour; dark: Colour }
  /** One box a line, as high as its letters, in pixels of the document. */
  boxes: Box[]
  /** Where a picture stands before the words. */
  covered: Box[]
}

/**
 * Finds what words lie on a picture, wherever that is on the page, so that no page has to say so, and waits until those
 * pictures are there. By geometry first; then the browser is asked what is on top, which leaves out words that are clipped away.
 */
export const findWordsOverPictures = (page: Page, within: string): Promise<WordsOverPicture[]> =>
  page.evaluate(async (within) => {
    const isPicture = (element: Element) =>
      element.matches('img, video, canvas') ||
      ['', '::before', '::after'].some((part) =>
        getComputedStyle(element, part || null).backgroundImage.includes('url('),
      )

    const meeting = (a: Box, b: Box): Box | undefined => {
      const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
      const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
      return left < right && top < bottom ? { left, right, top, bottom } : undefined
    }

    const inDocument = ({ left, right, top, bottom }: DOMRect): Box => ({
      left,
      right,
      top: top + scrollY,
      bottom: bottom + scrollY,
    })

    const pictures = [...document.querySelectorAll('body *')]
      .filter((element) => element.closest('svg') === null && isPicture(element))
      .map((element) => ({ element, box: inDocument(element.getBoundingClientRect()) }))

    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (canvas === null) throw new Error('There is no canvas.')

    /** A line's own box is as high as any letter of its font could be. */
    const asHighAsLetters = (element: Element, words: string) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
      const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(words)
      return (box: Box): Box => {
        const baseline = box.top + fontBoundingBoxAscent
        return { ...box, top: baseline - actualBoundingBoxAscent, bottom: baseline + actualBoundingBoxDescent }
      }
    }

    const textsIn = function* (root: Element) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement
        const words = text.textContent?.trim() ?? ''
        if (words === '' || element === null || element.closest('svg, script, style, noscript') !== null) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const boxes = [...range.getClientRects()]
          .filter(({ left, right, width }) => width > 2 && left >= 0 && right <= innerWidth)
          .map(inDocument)
          .map(asHighAsLetters(element, words))
        yield { element, words, boxes }
      }
    }

    /** Looked at in the middle of the window where it is not on the first screen: a bar may stick to an edge. */
    const stackAt = ({ left, right, top, bottom }: Box) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      scrollTo({ top: y < innerHeight ? 0 : y - innerHeight / 2, behavior: 'instant' })
      return document.elementsFromPoint(x, y - scrollY)
    }

    const painted = (element: Element): Colour => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      let opacity = alpha / 255
      for (let each: Element | null = element; each !== null; each = each.parentElement)
        opacity *= Number(getComputedStyle(each).opacity)
      return [red, green, blue, opacity]
    }

    // Drawn light lets the pointer through. What is on top is asked as if nothing did.
    const touchable = document.createElement('style')
    touchable.textContent = '* { pointer-events: auto !important }'
    document.head.append(touchable)

    const candidates = [...document.querySelectorAll(within)].flatMap((root) => [...textsIn(root)])
    const below = new Set<Element>()
    const found: (Omit<WordsOverPicture, 'colours'> & { element: Element })[] = []
    for (const { element, words, boxes } of candidates) {
      const over: Box[] = []
      const covered: Box[] = []
      for (const box of boxes)
        for (const picture of pictures) {
          const shared = meeting(box, picture.box)
          if (shared === undefined) continue
          const stack = stackAt(shared)
          if (!stack.includes(element)) continue
          const before = stack.slice(0, stack.indexOf(element)).includes(picture.element)
          if (before) covered.push(picture.box)
          else {
            over.push(box)
            below.add(picture.element)
          }
        }
      if (over.length > 0) found.push({ element, words, boxes: [...new Set(over)], covered })
    }
    touchable.remove()
    scrollTo({ top: 0, behavior: 'instant' })

    /** A window of another size may want another file for the same picture, which ends the wait for the one before. */
    const whenDrawn = async (picture: HTMLImageElement): Promise<void> => {
      const { currentSrc } = picture
      const isDrawn = await picture.decode().then(
        () => true,
        (error: unknown) => {
          if (picture.currentSrc === currentSrc) throw error
          return false
        },
      )
      if (!isDrawn) await whenDrawn(picture)
    }

    for (const picture of below)
      if (picture instanceof HTMLImageElement) {
        picture.loading = 'eager'
        await whenDrawn(picture)
      }

    // The header, which has other colours further down, notices a frame later that it is at the top again.
    const frame = () => new Promise(requestAnimationFrame)
    for (let frames = 0; frames < 2 || document.querySelector('header[data-sticky]') !== null; frames += 1)
      await frame()

    const { dataset } = document.documentElement
    const { theme = 'light' } = dataset
    const paintedIn = (worn: string, element: Element) => {
      dataset.theme = worn
      return painted(element)
    }
    const light = found.map(({ element }) => paintedIn('light', element))
    const dark = found.map(({ element }) => paintedIn('dark', element))
    dataset.theme = theme
    return found.map(({ words, boxes, covered }, at) => ({
      words,
      boxes,
      covered,
      colours: { light: light[at] ?? [0, 0, 0, 0], dark: dark[at] ?? [0, 0, 0, 0] },
    }))
  }, within)
