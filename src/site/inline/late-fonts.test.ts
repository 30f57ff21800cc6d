// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bringLateFonts } from './late-fonts.ts'

const root = document.documentElement

/** A font as the script makes it, which arrives when told to. */
class Font {
  static made: Font[] = []
  readonly family: string
  readonly source: string
  readonly range: string
  isAsked = false
  arrive: () => void = () => undefined
  fail: () => void = () => undefined

  constructor(family: string, source: string, { unicodeRange }: FontFaceDescriptors) {
    this.family = family
    this.source = source
    this.range = unicodeRange ?? ''
    Font.made.push(this)
  }

  load(): Promise<Font> {
    this.isAsked = true
    return new Promise((resolve, reject) => {
      this.arrive = () => resolve(this)
      this.fail = () => reject(new Error('no line'))
    })
  }
}

class Rule {
  readonly style: { getPropertyValue: (name: string) => string }
  readonly cssText: string

  constructor(texts: Record<string, string>) {
    this.style = { getPropertyValue: (name) => texts[name] ?? '' }
    this.cssText = JSON.stringify(texts)
  }
}

const rules = [
  new Rule({ 'font-family': '"Mona Sans"', src: 'url("/mona.woff2")' }),
  new Rule({ 'font-family': '"Mona Sans"', src: 'url("/accents.woff2")', 'unicode-range': 'U+A1' }),
  new Rule({ 'font-family': '"Hanken Grotesk"', src: 'url("/hanken.woff2")' }),
  new Rule({ 'font-family': '"Mona Sans Stand-in"', src: 'local("Arial")' }),
]

const sheetOfAnotherSite = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError')
  },
}

let added: string[]

const arrive = () => {
  bringLateFonts(document)
}

/** The whole document is there; its picture may still be on its way. */
const read = (complete: boolean): HTMLImageElement => {
  document.body.innerHTML = '<img alt=""><img alt="" fetchpriority="high">'
  const [, picture] = document.querySelectorAll('img')
  if (!picture) throw new Error('There is no picture')
  Object.defineProperty(picture, 'complete', { value: complete })
  document.dispatchEvent(new Event('DOMContentLoaded'))
  return picture
}

const askedFor = () => Font.made.filter(({ isAsked }) => isAsked).map(({ family, source }) => `${family}: ${source}`)

beforeEach(() => {
  vi.useFakeTimers()
  Font.made = []
  added = []
  vi.stubGlobal('FontFace', Font)
  vi.stubGlobal('CSSFontFaceRule', Rule)
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then, 16))
  const styleSheets = [sheetOfAnotherSite, { cssRules: rules }]
  Object.defineProperty(document, 'styleSheets', { configurable: true, value: styleSheets })
  const add = ({ family, range }: Font) => void added.push(`${family} ${range}`)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add } })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  root.removeAttribute('data-late-fonts')
  document.body.innerHTML = ''
  delete window.fontsToCome
})

it.each(['load', 'error'])('fonts wait for the picture that opens the page, until its %s', (event) => {
  arrive()
  expect(root.hasAttribute('data-late-fonts')).toBe(true)
  const picture = read(false)
  document.querySelector('img')?.dispatchEvent(new Event(event))
  vi.advanceTimersByTime(500)
  expect(askedFor()).toEqual([])
  picture.dispatchEvent(new Event(event))
  // Once it is painted.
  expect(askedFor()).toEqual([])
  vi.advanceTimersByTime(20)
  expect(askedFor()).toEqual(['Mona Sans Later: url("/mona.woff2")', 'Hanken Grotesk Later: url("/hanken.woff2")'])
})

it('they wait for two seconds at most', () => {
  arrive()
  read(false)
  vi.advanceTimersByTime(1999)
  expect(askedFor()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(askedFor()).toHaveLength(2)
})

it.each([
  ['a picture that is there', () => read(true)],
  [
    'words alone',
    () => {
      document.body.innerHTML = '<p>Shipping</p><img alt="">'
      document.dispatchEvent(new Event('DOMContentLoaded'))
    },
  ],
])('after %s they come as soon as it can be seen', (_, readAll) => {
  arrive()
  readAll()
  expect(askedFor()).toEqual([])
  vi.advanceTimersByTime(20)
  expect(askedFor()).toHaveLength(2)
})

it('they do not wait for a picture without which the page has loaded', () => {
  arrive()
  read(false)
  window.dispatchEvent(new Event('load'))
  expect(askedFor()).toEqual([])
  vi.advanceTimersByTime(20)
  expect(askedFor()).toHaveLength(2)
})

it.each(['arrive', 'fail'] as const)(
  'once all %s they are shown, one family in a frame; those of rare letters come when needed',
  async (end) => {
    arrive()
    read(true)
    vi.advanceTimersByTime(20)
    Font.made[0]?.[end]()
    await vi.advanceTimersByTimeAsync(100)
    expect(added).toEqual([])
    Font.made[2]?.[end]()
    await vi.advanceTimersByTimeAsync(20)
    expect(added).toEqual(['Mona Sans Later ', 'Mona Sans Later U+A1'])
    await vi.advanceTimersByTimeAsync(20)
    await window.fontsToCome
    expect(added.slice(2)).toEqual(['Hanken Grotesk Later '])
    expect(askedFor()).toHaveLength(2)
  },
)

it('they do not wait where a worker has them', () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  arrive()
  expect(root.hasAttribute('data-late-fonts')).toBe(false)
  expect(window.fontsToCome).toBeUndefined()
})
