import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { whenAlive } from '../support/browser.ts'
import { dialog, errorsIn, headerButton, openSite } from './open-site.ts'

const { visitor, site } = openSite()

const product = '/en-au/products/brush-set-m/'
const graphql = '/content/v1/spaces/poolwright/environments/master'

const storedCart = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? 'null'))

const addFrom = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await dialog(page, 'Cart').getByRole('listitem').first().waitFor()
}

const stored = (...lineItems: object[]) =>
  `localStorage.getItem('cart') ?? localStorage.setItem('cart', ${JSON.stringify(JSON.stringify({ lineItems }))})`

/** As the catalogue of the edition has it, which the pages of the shop share. */
const brush = async () => {
  const json = async (path: string) => (await fetch(site().origin + path)).json()
  const { staticQueryHashes } = await json(`/page-data${product}page-data.json`)
  const { products } = await json(`/page-data/sq/d/${staticQueryHashes[1]}.json`)
  const { sku, title: name } = products['brush-set-m']
  return { sku, name, slug: 'brush-set-m' }
}

describe('the cart', () => {
  it('takes a product and keeps it under the key cart in its exact shape [C1] [C2] [C3]', async () => {
    const { page, go, errors } = await visitor()
    await go(product)
    await addFrom(page)
    const cart = await storedCart(page)
    expect(Object.keys(cart).toSorted()).toEqual(['id', 'isPickUp', 'lineItems', 'paymentMethod'])
    expect(cart).toMatchObject({ isPickUp: false, paymentMethod: { billing_details: {} } })
    expect(cart.lineItems).toHaveLength(1)
    expect(cart.lineItems[0]).toMatchObject({ slug: 'brush-set-m', quantity: 1 })
    expect(cart.lineItems[0]).toEqual(
      expect.objectContaining({ sku: expect.any(String), name: expect.any(String), slug: expect.any(String) }),
    )
    const known = ['sku', 'name', 'slug', 'quantity', 'price', 'brand', 'shippingClass', 'category', 'img']
    expect(Object.keys(cart.lineItems[0]).filter((key) => !known.includes(key))).toEqual([])
    expect(errors).toEqual([])
  })

  it('is stepped up and down, never below one, and takes no nonsense', async () => {
    const { page, go } = await visitor()
    await go(product)
    await addFrom(page)
    const cart = dialog(page, 'Cart')
    const quantity = async () => (await storedCart(page)).lineItems[0].quantity
    expect(await cart.getByRole('button', { name: /^One fewer/ }).isDisabled()).toBe(true)
    await cart.getByRole('button', { name: /^One more/ }).click()
    await expect.poll(quantity).toBe(2)
    const field = cart.getByLabel(/^Quantity/)
    for (const nonsense of ['0', '-1', 'x', '']) await field.fill(nonsense)
    expect(await quantity()).toBe(2)
    await field.blur()
    expect(await field.inputValue()).toBe('2')
    await cart.getByRole('button', { name: /^One fewer/ }).click()
    await expect.poll(quantity).toBe(1)
  })

  it('leaves the place of a removed line with a way back, for the keyboard too', async () => {
    const { page, go, walk } = await visitor()
    await go('/en-au/about-us/')
    for (const slug of ['brush-set-m', 'brush-set-s', 'fine-filter-compact']) {
      await walk(`/en-au/products/${slug}/`)
      await addFrom(page)
      await page.keyboard.press('Escape')
    }
    await headerButton(page, /^Cart, 3 in it$/).click()
    const cart = dialog(page, 'Cart')
    const slugs = async () => (await storedCart(page)).lineItems.map((line: { slug: string }) => line.slug)
    const rows = cart.getByRole('listitem')
    await cart
      .getByRole('button', { name: /^Remove/ })
      .nth(1)
      .press('Enter')
    expect(await rows.nth(1).innerText()).toMatch(/removed/)
    await cart
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter')
    expect(await slugs()).toEqual(['fine-filter-compact'])
    // Focus is on the undo that took the button's place.
    await page.keyboard.press('Enter')
    await expect.poll(slugs).toEqual(['brush-set-m', 'fine-filter-compact'])
    await cart.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(slugs).toEqual(['brush-set-m', 'brush-set-s', 'fine-filter-compact'])
    expect(await rows.locator('img').count()).toBe(3)
  })

  it('counts towards free delivery, and says when it is reached', async () => {
    const { page, go } = await visitor()
    await go(product)
    await addFrom(page)
    const cart = dialog(page, 'Cart')
    await cart.getByText(/^A\$[\d.]+ to go/).waitFor()
    await cart.getByLabel(/^Quantity/).fill('20')
    await cart.getByText('Delivery is free').waitFor()
    expect(await cart.getByText('GST included').count()).toBe(1)
  })

  it('is one for two tabs', async () => {
    const { page, go, context } = await visitor()
    await go(product)
    const other = await context.newPage()
    await other.goto(`${site().origin}/en-au/products/brush-set-s/`)
    await whenAlive(other)
    await addFrom(page)
    await headerButton(other, /^Cart, 1 in it$/).waitFor()
    await addFrom(other)
    await expect.poll(async () => (await storedCart(page)).lineItems.length).toBe(2)
    await page.keyboard.press('Escape')
    await headerButton(page, /^Cart, 2 in it$/).waitFor()
  })
})

describe('the stored cart, on page load', () => {
  it('is asked about at the catalogue with the delivery token and its three lists [C4] [C5] [C8] [V5]', async () => {
    const { sku, name, slug } = await brush()
    const { page, go } = await visitor({ prepare: stored({ sku, name, slug, quantity: 2 }) })
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === graphql)
    await go('/en-au/about-us/')
    const request = await asked
    const { content } = await (await fetch(`${site().origin}/page-data/app-data.json`)).json()
    expect(request.method()).toBe('POST')
    const headers = await request.allHeaders()
    expect(headers.authorization).toBe(`Bearer ${content.token}`)
    expect(headers['content-type']).toContain('application/json')
    const { query, variables } = request.postDataJSON()
    expect(variables).toEqual({ sku_in: [sku], seo_title_in: [name], slug_in: [slug] })
    for (const part of ['productCollection', 'active: true', 'inStock: true', 'sku_in', 'seoTitle_in', 'slug_in'])
      expect(query).toContain(part)
    expect(query).toMatch(/width: 450,\s*height: 450,\s*quality: 60/)

    await expect.poll(async () => (await storedCart(page)).lineItems[0]?.price).toBeGreaterThan(0)
    const [line] = (await storedCart(page)).lineItems
    expect(Object.keys(line).toSorted()).toEqual(
      ['brand', 'category', 'img', 'name', 'price', 'quantity', 'shippingClass', 'sku', 'slug'].toSorted(),
    )
    expect(Number.isInteger(line.price)).toBe(true)
    const picture = new URL(line.img, site().origin)
    expect(Object.fromEntries(picture.searchParams)).toMatchObject({ w: '450', h: '450', q: '60' })
    expect((await fetch(picture)).status).toBe(200)
  })

  it('loses lines without a match or a quantity and keeps those matched by sku, slug or name [V1] [V2] [V3]', async () => {
    const { sku, name, slug } = await brush()
    const other = { sku: 'NO-SKU', name: 'No name', slug: 'no-slug', quantity: 1 }
    const { page, go } = await visitor({
      prepare: stored({ sku, name: 'Old name', slug: 'old-slug', quantity: 2 }, other, {
        sku,
        name,
        slug,
        quantity: 0,
      }),
    })
    await go('/en-nz/about-us/')
    await expect.poll(async () => (await storedCart(page)).lineItems).toMatchObject([{ sku, quantity: 2 }])
    expect((await storedCart(page)).lineItems).toHaveLength(1)
  })

  it('loses what the catalogue has only half of [V4]', async () => {
    const { sku, name, slug } = await brush()
    const { page, go } = await visitor({ prepare: stored({ sku, name, slug, quantity: 1 }) })
    site().breakWith((_, { pathname }) =>
      pathname === graphql
        ? Response.json({ data: { productCollection: { items: [{ name, _id: '1', sku, slug, price: 10 }] } } })
        : undefined,
    )
    await go('/en-au/about-us/')
    await expect.poll(async () => (await storedCart(page)).lineItems).toEqual([])
  })

  it.each([
    ['fails', () => new Response('down', { status: 503 })],
    ['refuses', () => Response.json({ errors: [{ message: 'no' }] }, { status: 401 })],
    ['is not JSON', () => new Response('<!doctype html>')],
  ])('is left unchanged and the error logged when the catalogue %s [C6]', async (_, answer) => {
    const { sku, name, slug } = await brush()
    const line = { sku, name, slug, quantity: 2 }
    const { page, go, console, errors } = await visitor({ prepare: stored(line) })
    site().breakWith((request, { pathname }) =>
      pathname === graphql && request.method === 'POST' ? answer() : undefined,
    )
    await go('/en-au/about-us/')
    await expect.poll(() => errorsIn(console).join('\n')).toContain('could not be checked')
    expect((await storedCart(page)).lineItems).toEqual([line])
    expect(errors).toEqual([])
  })

  it('is not asked about when there is none', async () => {
    const { go } = await visitor()
    const before = site().requests.length
    await go('/en-au/shop/')
    expect(
      site()
        .requests.slice(before)
        .filter((each) => each.includes('/content/')),
    ).toEqual([])
  })
})
