import { expect, it } from 'vitest'
import type { Cents } from '../../../../domain/money/money.ts'
import { storedValue } from '../../../state/stored-value.ts'
import { testStorage } from '../../../state/test-storage.fake.ts'
import { checkoutOrder } from '../checkout-order.fake.ts'
import { untoldRefunds } from './refund-events.ts'

const order = { ...checkoutOrder(), canCancel: false, refunded: 0 as Cents, tracking: null }
const refund = (id: string, amount: number) => ({ id, amount: amount as Cents, paidAt: '2026-11-17T00:30:00Z' })

it('each refund is told once, with its amount', () => {
  const { area } = testStorage()
  const told = storedValue(area, 'told-refunds')
  expect(untoldRefunds({ order, refunds: [refund('r1', 5500)] }, told)).toMatchObject([
    { name: 'refund', value: 5500, order: { transaction: order.number } },
  ])
  const both = [refund('r1', 5500), refund('r2', 995)]
  expect(untoldRefunds({ order, refunds: both }, told).map(({ value }) => value)).toEqual([995])
  expect(untoldRefunds({ order, refunds: both }, told)).toEqual([])
})

it('what was written by somebody else is overlooked', () => {
  const { area } = testStorage({ 'told-refunds': '{"a":1}' })
  expect(untoldRefunds({ order, refunds: [refund('r1', 1)] }, storedValue(area, 'told-refunds'))).toHaveLength(1)
})
