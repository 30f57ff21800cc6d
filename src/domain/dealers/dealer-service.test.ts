import { expect, it } from 'vitest'
import { isDealerService, servicesText } from './dealer-service.ts'

it('services read as one line', () => {
  expect(servicesText(['sales', 'demo', 'water-treatment'])).toBe('Sales, demo at your pool, water treatment')
})

it('only services are services', () => {
  expect(isDealerService('repairs')).toBe(true)
  expect(isDealerService('toString')).toBe(false)
})
