import { expect, it } from 'vitest'
import { hostRedirects } from './host-redirects.ts'

it('hosts show the page of a pattern at each of its addresses [R1]', () => {
  expect(hostRedirects()).toContain('\n/en-au/account/orders/:number /en-au/account/order/index.html 200\n')
})
