import { expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { contrastWithGround } from './ground-contrast.ts'
import { findWordsOverPictures } from './words-over-pictures.ts'

const { resident } = openSite({ looks: true })
const reader = resident({ reducedMotion: 'reduce', bypassCSP: true })

const windows = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1100, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
]

/** Every part of a page is drawn, wherever the window is, and nothing is on its way from one colour to another. */
const stillness = '*, ::before, ::after { content-visibility: visible !important; transition: none !important }'

/** Other editions have other words on the same pictures: two of the windows show how they lie. */
const windowsFor = (path: string) =>
  path.startsWith('/en-au/') ? windows : windows.filter(({ width }) => width === 390 || width === 1440)

it.each([
  '/en-au/',
  '/en-nz/',
  '/en-za/',
  '/en-au/dolphin/',
  '/en-nz/dolphin/',
  '/en-au/dolphin-commercial/',
  '/en-au/liberty-cordless/',
  '/en-au/ecoclear-pool-equipment/',
  '/en-au/products/dolphin-s300i/',
])(
  '%s can be read wherever its words lie on a picture',
  async (path) => {
    const { page, walk } = await reader()
    await walk(path)
    // What is only read comes soon after a product has been gone to, and moves what is below it.
    await page.waitForFunction(() => document.querySelector('main :is(#machine, #reviews, #questions):empty') === null)
    await page.addStyleTag({ content: stillness })
    await page.evaluate(async () => {
      await window.fontsToCome
      await document.fonts.ready
    })
    const measured: string[] = []
    const unreadable: string[] = []
    for (const window of windowsFor(path)) {
      await page.setViewportSize(window)
      const found = await findWordsOverPictures(page, 'header, main')
      for (const { theme, words, contrast } of await contrastWithGround(page, found)) {
        const line = `${contrast.toFixed(2)}:1 at ${window.width}, ${theme}: ${words}`
        measured.push(line)
        if (contrast < 4.5) unreadable.push(line)
      }
    }
    expect(unreadable).toEqual([])
    expect(measured).not.toEqual([])
  },
  180_000,
)
