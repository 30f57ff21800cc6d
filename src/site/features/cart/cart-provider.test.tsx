// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testStorage } from '../../state/test-storage.fake.ts'
import { CartProvider, useCart, useOpenCart } from './cart-provider.tsx'
import { createLazyCart } from './lazy-cart.ts'

const content = { url: 'https://content.example/graphql', token: 'delivery' }

const line = { sku: 'PW-S50', name: 'Dolphin S50', slug: 'dolphin-s50', quantity: 2 }

const item = {
  ...line,
  price: 899,
  brand: 'Dolphin',
  shippingClass: 'bulky',
  categories: { seoTitle: 'Residential' },
  imagesCollection: { items: [{ url: 'https://images.example/1.webp' }] },
}

const storageWith = (...lineItems: object[]) => testStorage({ cart: JSON.stringify({ lineItems }) })

let renders: string[] = []

const Shown = () => {
  const { cart, loaded, saved } = useCart()
  const text = `${loaded ? 'loaded' : 'waiting'} ${saved ? 'saved' : 'unsaved'} ${cart.lineItems
    .map(({ name, quantity, price }) => `${quantity} × ${name} at ${price}`)
    .join(', ')}`
  renders.push(text)
  return <p>{text}</p>
}

const AddButton = () => {
  const open = useOpenCart()
  renders.push('button')
  return (
    <button type="button" onClick={async () => (await open()).add(line)}>
      Add
    </button>
  )
}

const answerWith = (...items: object[]) =>
  vi.fn<typeof fetch>(async () => Response.json({ data: { productCollection: { items } } }))

let root: Root | null = null
let container: HTMLElement

const show = (storage = testStorage(), address: typeof content | undefined = content) =>
  act(() => {
    root ??= createRoot(container)
    root.render(
      <StrictMode>
        <CartProvider cart={createLazyCart(storage.area)} content={address}>
          <Shown />
          <AddButton />
        </CartProvider>
      </StrictMode>,
    )
  })

const shows = (text: string) =>
  vi.waitFor(() => act(async () => expect(container.textContent).toContain(text)), { timeout: 60_000 })

/** Long enough for the lazily loaded part to have asked, had it wanted to. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

// What is loaded lazily is there: how long that takes would decide what React still waits for.
beforeAll(() =>
  Promise.all([
    import('./cart-store.ts'),
    import('./start-cart-refresh.ts'),
    import('./cart-refresh.ts'),
    import('../../data/content-client.ts'),
  ]),
)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  container = document.createElement('div')
  root = null
  renders = []
})

afterEach(() => {
  act(() => root?.unmount())
  localStorage.clear()
})

describe('the cart on a page', () => {
  it('is checked against the catalogue once per page load, with the bearer header [C4] [C5]', async () => {
    const ask = answerWith(item)
    vi.stubGlobal('fetch', ask)
    show(storageWith(line, { ...line, sku: 'GONE', slug: 'gone', name: 'Gone' }))
    await shows('loaded saved 2 × Dolphin S50 at 89900Add')
    show()
    await settle()
    expect(ask).toHaveBeenCalledOnce()
    expect(ask.mock.calls[0]?.[0]).toBe(content.url)
    expect(new Headers(ask.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer delivery')
  })

  it.each([
    ['nothing was ever put into it', testStorage()],
    ['everything was taken out of it', storageWith()],
  ])('is not checked when %s', async (_why, storage) => {
    const ask = answerWith(item)
    vi.stubGlobal('fetch', ask)
    show(storage)
    act(() => root?.unmount())
    root = null
    // One that is not empty is checked after it, so it would have been by then.
    show(storageWith(line))
    await shows('loaded saved 2 × Dolphin S50 at 89900Add')
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is not checked before the address of the catalogue is known', async () => {
    const ask = answerWith(item)
    vi.stubGlobal('fetch', ask)
    const storage = storageWith(line)
    act(() => {
      root = createRoot(container)
      root.render(
        <CartProvider cart={createLazyCart(storage.area)}>
          <Shown />
        </CartProvider>,
      )
    })
    await settle()
    expect(ask).not.toHaveBeenCalled()
    expect(container.textContent).toContain('2 × Dolphin S50 at undefined')
  })

  it('stays as it is when the request fails, and the console says so [C6]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }))
    const storage = storageWith(line)
    const before = storage.entries.get('cart')
    show(storage)
    await vi.waitFor(() => act(async () => expect(log).toHaveBeenCalledOnce()), { timeout: 60_000 })
    expect(log.mock.calls[0]?.[1]).toMatchObject({ name: 'ContentServiceError', status: 503 })
    expect(storage.entries.get('cart')).toBe(before)
    expect(container.textContent).toContain('2 × Dolphin S50')
  })

  it('changes without rendering again what only adds to it', async () => {
    show(testStorage(), undefined)
    renders = []
    act(() => container.querySelector('button')?.click())
    await shows('2 × Dolphin S50')
    expect(renders).not.toContain('button')
  })

  it('says when it could not be saved', async () => {
    const storage = testStorage()
    storage.full = true
    show(storage, undefined)
    act(() => container.querySelector('button')?.click())
    await shows('loaded unsaved 2 × Dolphin S50')
  })
})

describe('the cart in prerendered HTML', () => {
  const page = (
    <CartProvider>
      <Shown />
    </CartProvider>
  )

  it('is empty there and in the first render, then the stored one, without a mismatch [C1]', async () => {
    localStorage.setItem('cart', JSON.stringify({ lineItems: [line] }))
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('waiting saved ')
    renders = []
    const onRecoverableError = vi.fn()
    act(() => {
      root = hydrateRoot(container, page, { onRecoverableError })
    })
    expect(renders[0]).toBe('waiting saved ')
    await shows('loaded saved 2 × Dolphin S50 at undefined')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('needs its provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => renderToString(<Shown />)).toThrow('CartProvider')
  })
})
