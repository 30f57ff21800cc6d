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
        insetBlockStart: `${count * 3 + 1}em`,
        insetInlineStart: '1em',
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

/** Goes where a link would lead, by a click on one. */
export const clickLink = async (page: Page, href: string, options?: Parameters<Locator['click']>[0]): Promise<void> =>
  (await addLink(page, href)).click(options)
