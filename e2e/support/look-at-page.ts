import type { Page } from 'playwright-core'

/** The narrowest window that a page has to fit. */
export const narrowest = { width: 320, height: 700 }

/** What is wrong with a page that anybody would see in such a window. */
export const problemsAtSight = async (page: Page): Promise<string[]> => {
  const { headings, overflow, unnamed, pictures } = await page.evaluate(() => {
    // Otherwise it is laid out only where it is near, and what is too wide is cut off at its edge.
    const footer = document.querySelector('footer')
    if (footer) footer.style.contentVisibility = 'visible'
    return {
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      unnamed: [...document.images].filter((image) => !image.hasAttribute('alt')).length,
      pictures: [...document.images].map(({ currentSrc, src }) => currentSrc || src),
    }
  })
  return [
    ...(headings === 1 ? [] : [`${headings} h1`]),
    ...(overflow > 0 ? [`${overflow} pixels too wide`] : []),
    ...(unnamed > 0 ? [`${unnamed} pictures without alt`] : []),
    ...(await missing(pictures)),
  ]
}

const answered = new Map<string, Promise<number>>()

const missing = async (pictures: readonly string[]): Promise<string[]> => {
  const ask = async (picture: string) => (await fetch(picture, { method: 'HEAD' })).status
  // One that the page has made itself is nowhere else.
  const asked = pictures
    .filter((picture) => !picture.startsWith('blob:'))
    .map(async (picture) => {
      const known = answered.get(picture) ?? ask(picture)
      answered.set(picture, known)
      return [picture, await known] as const
    })
  return (await Promise.all(asked)).filter(([, status]) => status !== 200).map(([picture]) => `${picture} is missing`)
}
