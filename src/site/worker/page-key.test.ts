import { describe, expect, it } from 'vitest'
import { pageKey } from './page-key.ts'

const key = (path: string) => new URL(pageKey(`https://pool.example${path}`)).pathname

describe('the address under which a page is kept', () => {
  it('is one for every spelling of a page', () => {
    for (const path of ['/en-au/about-us/', '/en-AU/about-us', '/EN-AU//About-Us/', '/en-au/about-us/?from=mail#team'])
      expect(key(path), path).toBe('/en-au/about-us/')
  })

  it('names no order, robot or case of anybody', () => {
    expect(key('/en-au/account/orders/AU-10482-K/')).toBe('/en-au/account/order/')
  })

  it('never holds what stands in the query', () => {
    expect(pageKey('https://pool.example/?code=secret')).toBe('https://pool.example/')
  })

  it('leaves file names alone', () => {
    expect(key('/404.html')).toBe('/404.html')
  })
})
