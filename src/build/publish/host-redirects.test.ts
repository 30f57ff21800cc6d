import { expect, it } from 'vitest'
import { hostRedirects } from './host-redirects.ts'

it('hosts show the page of a pattern at each of its addresses [R1]', () => {
  expect(hostRedirects()).toContain('\n/en-au/account/orders/:number /en-au/account/order/index.html 200\n')
})

it('hosts show the desk wherever it is opened', () => {
  expect(hostRedirects()).toContain('\n/staff/* /staff/index.html 200\n')
})
