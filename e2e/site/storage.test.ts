import { describe, expect, it } from 'vitest'
import { dialog, errorsIn, headerButton, openSite, type Visitor } from './open-site.ts'

const { visitor, resident } = openSite()

/** The name of a window is kept from page to page: what it says is in every storage before a page looks. */
const litter = `if (name !== '')
  for (const area of [localStorage, sessionStorage])
    for (const key of ['cart', 'theme', 'table', 'residential', 'reloaded-for', 'oidc.user:a:b']) area.setItem(key, name)`

const reader = resident({ prepare: litter })

const paths = [
  '/',
  '/en-au/products/brush-set-m/',
  '/en-au/shop/cart/',
  '/en-au/shop/checkout/',
  '/en-nz/product-comparison/',
]

const garbage = ['{', 'null', '[]', '"x"', '{"lineItems":[{}]}', '{"lineItems":{"length":9}}']

const refusals = [
  {
    name: 'throws when it is mentioned',
    prepare: `for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, { get() { throw new DOMException('denied', 'SecurityError') } })`,
  },
  {
    name: 'is full',
    prepare: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  },
]

describe('storage', () => {
  const breaksNoPage = async ({ page, go, errors, console }: Visitor) => {
    for (const path of paths) {
      await go(path)
      expect(await page.evaluate(() => document.querySelector('h1')?.checkVisibility()), path).toBe(true)
    }
    expect([...errors, ...errorsIn(console)]).toEqual([])
  }

  it.each(refusals)('that $name breaks no page [C1] [U10]', async ({ prepare }) =>
    breaksNoPage(await visitor({ prepare })),
  )

  it.each(garbage)('that holds garbage (%s) breaks no page [C1] [U10]', async (text) => {
    const opened = await reader()
    await opened.page.evaluate((text) => {
      window.name = text
    }, text)
    await breaksNoPage(opened)
    expect(await opened.page.evaluate(() => sessionStorage.getItem('oidc.user:a:b'))).toBe(text)
  })

  it.each(refusals)('that $name still lets the cart and the theme work on the page', async ({ prepare }) => {
    const { page, go, errors } = await visitor({ prepare, colorScheme: 'light' })
    await go('/en-au/products/brush-set-m/')
    await page.getByRole('button', { name: 'Dark' }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
    await dialog(page, 'Cart').getByText('won’t let us save your cart').waitFor()
    await page.keyboard.press('Escape')
    await headerButton(page, /^Cart, 1 in it$/).waitFor()
    expect(errors).toEqual([])
  })
})
