import { describe, expect, it } from 'vitest'
import { inspectPage } from './inspect-page.ts'

const inspect = (main: string) =>
  inspectPage(`<!doctype html><title>a</title><main id="content"><h1>A</h1>${main}</main>`)
const problems = (main: string) => inspect(main).problems

describe('looking at a page', () => {
  it('finds what it links to and can be linked to', () => {
    const { links, ids } = inspect(
      '<a href="/b/">b</a><a href="/b/">again</a><h2 id="c">c</h2><img src="/images/d.webp" alt="" width="1" height="1">',
    )
    expect(links).toEqual(['/b/', '/images/d.webp'])
    expect(ids).toEqual(['content', 'c'])
  })

  it('wants exactly one main heading', () => {
    expect(problems('')).toEqual([])
    expect(problems('<h1>B</h1>')).toEqual(['it has 2 main headings (h1), needs one'])
    expect(inspectPage('<p>words').problems).toEqual(['it has 0 main headings (h1), needs one'])
  })

  it('wants every picture to have its size', () => {
    expect(problems('<img src="/a.webp" alt="A robot" width="3">')).toEqual([
      expect.stringContaining('no width and height'),
    ])
    expect(problems('<img src="/a.webp" alt="A robot" width="3" height="auto">')).toHaveLength(1)
  })

  it.each(['image of a robot', 'A picture of a pool', 'dolphin-s300i-front.webp', 'photo'])(
    'takes “%s” for no alternative text',
    (alt) => {
      expect(problems(`<img src="/a.webp" alt="${alt}" width="3" height="3">`)).toEqual([
        expect.stringContaining('says nothing'),
      ])
    },
  )

  it('allows a picture without words only where words stand beside it', () => {
    const picture = '<img src="/a.webp" alt="" width="3" height="3">'
    expect(problems(`<a href="/b/">${picture} Skimmi</a>`)).toEqual([])
    expect(problems(`<a href="/b/">${picture}</a>`)).toEqual([
      expect.stringContaining('the link to /b/ has neither words'),
    ])
    expect(problems('<img src="/a.webp" width="3" height="3">')).toEqual([
      expect.stringContaining('no alternative text'),
    ])
  })
})
