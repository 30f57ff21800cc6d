import { describe, expect, it } from 'vitest'
import { nearestPages } from './nearest-pages.ts'

const paths = [
  '/en-au/',
  '/en-au/shop/',
  '/en-au/shop/cart/',
  '/en-au/support/',
  '/en-nz/support/',
  '/en-au/support/contact/',
  '/en-nz/support/contact/',
  '/en-au/support/find-a-dealer/',
  '/en-au/products/dolphin-s300i/',
  '/en-au/products/dolphin-s200/',
  '/en-nz/products/dolphin-s200/',
  '/en-au/liberty-cordless/',
  '/ideas/',
]
const pages = paths.map((path) => ({ path, title: path }))
const nearest = (asked: string, most?: number) => nearestPages(asked, pages, most).map(({ path }) => path)

describe('an address that leads nowhere', () => {
  it.each([
    ['/en-au/suport/contcat/', '/en-au/support/contact/'],
    ['/en-au/dealer', '/en-au/support/find-a-dealer/'],
    ['/en-au/product/dolphin-s300', '/en-au/products/dolphin-s300i/'],
    ['/en-AU/Liberty_Cordles.html', '/en-au/liberty-cordless/'],
    ['/idea/', '/ideas/'],
  ])('%s is nearest to %s', (asked, page) => {
    expect(nearest(asked)[0]).toBe(page)
  })

  it('leads to the page of its own edition, once', () => {
    expect(nearest('/en-nz/support/contacts/')).toContain('/en-nz/support/contact/')
    expect(nearest('/en-nz/support/contacts/')).not.toContain('/en-au/support/contact/')
  })

  it('leads to another edition’s page when its own has none', () => {
    expect(nearest('/en-nz/shop/cart/')[0]).toBe('/en-au/shop/cart/')
  })

  it('has as many neighbours as asked for, and none if it is like nothing', () => {
    expect(nearest('/en-au/support/contact-us/', 1)).toHaveLength(1)
    expect(nearest('/wp-login.php')).toEqual([])
    expect(nearest('/en-au/')).toEqual([])
    expect(nearest('')).toEqual([])
  })
})
