import { expect, it } from 'vitest'
import { staffSubjects } from './staff-subject.ts'
import { thingPath } from './thing-path.ts'

it('everything that staff do something to is looked at somewhere', () => {
  for (const subject of staffSubjects) expect(thingPath(subject, 'x'), subject).toMatch(/^\/staff\/[a-z]+\//)
  expect(thingPath('order', 'AU-10482-6')).toBe('/staff/orders/AU-10482-6/')
  expect(thingPath('dealer', 'en-au/coogee-pool-bench')).toBe('/staff/dealers/all/en-au/coogee-pool-bench/')
  expect(thingPath('promotion', 'A/B & C')).toBe('/staff/promotions/A/B%20%26%20C/')
  expect(thingPath('payment', 'pi_1')).toBe('/staff/trouble/')
  expect(thingPath('stock', 'PW-S100')).toBe('/staff/stock/PW-S100/?view=all')
})
