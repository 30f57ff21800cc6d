import { afterNextFrame } from '../../runtime/after-next-frame.ts'

/** The same font under a name that no sheet brings. A part for rare letters is fetched when one of them is there. */
const laterFont = async ({ style }: CSSFontFaceRule): Promise<FontFace> => {
  const of = (name: string) => style.getPropertyValue(name)
  const range = of('unicode-range')
  const font = new FontFace(`${of('font-family').replace(/["']/g, '')} Later`, of('src'), {
    weight: of('font-weight'),
    ...(range && { unicodeRange: range }),
    display: 'swap',
  })
  return range ? font : font.load().catch(() => font)
}

/** Those of sheets that may be read. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

const fetchedFonts = (document: Document): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && /url/.test(rule.cssText))

/** Once all are there, one family in a frame: each addition has words laid out again, and all at once would be one long task. */
const addLaterFonts = async (document: Document): Promise<void> => {
  const fonts = await Promise.all(fetchedFonts(document).map(laterFont))
  let shown = ''
  for (const font of fonts) {
    if (font.family !== shown) await new Promise<void>(afterNextFrame)
    shown = font.family
    document.fonts.add(font)
  }
}

/**
 * Runs inline in the head. Fonts that the first layout asks for hold it up, and on a slow line they share it with the picture that opens
 * a page. So the document names families that no sheet brings, and those of the sheets are fetched under these names once that picture
 * is painted, or the words where there is none; once the page has loaded without it (a visitor may have pictures switched off); or
 * after two seconds. A visitor whom a worker serves has the fonts already.
 */
export const bringLateFonts = (document: Document): void => {
  const root = document.documentElement
  if (navigator.serviceWorker?.controller) return
  root.setAttribute('data-late-fonts', '')
  window.fontsToCome = new Promise((resolve) => {
    let begun: Promise<void> | undefined
    const begin = () => {
      begun ??= addLaterFonts(document)
      resolve(begun)
    }
    const soon = () => afterNextFrame(begin)
    document.addEventListener('DOMContentLoaded', () => {
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
      if (!picture || picture.complete) soon()
      else picture.onload = picture.onerror = soon
      setTimeout(begin, 2000)
    })
    addEventListener('load', soon)
  })
}
