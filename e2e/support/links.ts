import type { Locator, Page } from 'playwright-core'

/** Puts a link in reach of the mouse, above everything, wherever the page is scrolled to. Outside React, so it outlives navigation. */
export const addLink = async (page: Page, href: string, attributes: Record<string, string> = {}): Promise<Locator> => {
  const id = await page.evaluate(
    ({ href, attributes }) => {
      const link = document.createElement('a')
      const count = document.querySelectorAll('body > a').length
      link.id = `added-link-${count}`
      link.textContent = `Added link ${count}`
      link.href = href
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
      Object.assign(link.style, {
        position: 'fixed',
        insetBlockStart: `${count * 3}em`,
        insetInlineStart: '0',
        padding: '1em',
        zIndex: '1000',
        background: 'white',
      })
      document.body.append(link)
      return link.id
    },
    { href, attributes },
  )
  return page.locator(`#${id}`)
}

/** Makes the browser one that spares data, so that nothing is fetched before it is needed. */
export const withoutPrefetch = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
}
