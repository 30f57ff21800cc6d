import { expect, it } from 'vitest'
import { pageAt, routeParams } from './page-route.ts'

it('one page answers for every order, robot and case [R1]', () => {
  expect(pageAt('/en-au/account/orders/AU-10482-K/')).toBe('/en-au/account/order/')
  expect(pageAt('/en-za/account/robots/7f/')).toBe('/en-za/account/robot/')
  expect(routeParams('/en-nz/account/cases/NZ-C-1/')).toEqual({ edition: 'en-nz', reference: 'NZ-C-1' })
})

it('every other path is its own page', () => {
  for (const path of ['/', '/en-au/account/orders/', '/en-nz/account/orders/NZ-1/', '/en-au/account/orders/a/b/']) {
    expect(pageAt(path)).toBe(path)
    expect(routeParams(path)).toBeUndefined()
  }
})
