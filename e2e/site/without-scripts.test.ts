import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'
import { sitePaths } from './site-paths.ts'

const { visitor, site } = openSite()

describe('without scripts', () => {
  it('every page is whole: one heading, text, and links that lead somewhere [R17]', async () => {
    const links = new Set<string>()
    const problems: string[] = []
    for (const path of sitePaths()) {
      const answer = await fetch(site().origin + path)
      const html = await answer.text()
      const headings = html.match(/<h1[\s>]/g)?.length ?? 0
      if (answer.status !== 200 || headings !== 1) problems.push(`${path}: ${answer.status}, ${headings} h1`)
      const text = html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '').replaceAll(/<[^>]+>/g, ' ')
      if (text.split(/\s+/).length < 100) problems.push(`${path}: hardly any text`)
      for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) if (href) links.add(href)
    }
    for (const href of links) {
      const { status } = await fetch(site().origin + href, { method: 'HEAD', redirect: 'manual' })
      if (status !== 200) problems.push(`link to ${href}: ${status}`)
    }
    expect(problems).toEqual([])
  })

  it('one can walk through the site by its links, on a phone too [R17]', async () => {
    for (const width of [390, 1280]) {
      const { page, go, errors } = await visitor({ javaScriptEnabled: false, viewport: { width, height: 800 } })
      await go('/en-au/')
      const link = page.locator('main a[href^="/en-au/"]').first()
      const href = await link.getAttribute('href')
      await link.click()
      expect(new URL(page.url()).pathname).toBe(href)
      expect(await page.locator('h1').isVisible()).toBe(true)
      const fold = page.locator('footer summary').first()
      if (await fold.isVisible()) await fold.click()
      await page.locator('footer a[href^="/en-au/"]').first().click()
      expect(await page.locator('h1').isVisible()).toBe(true)
      expect(errors).toEqual([])
    }
  })

  it('the browser draws its own parts in the light theme, the only one there is then', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false, colorScheme: 'dark' })
    await go('/en-au/support/registration/')
    const day = page.locator('input[type=date]').first()
    expect(await day.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')
  })
})
