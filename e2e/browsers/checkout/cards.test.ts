import { describe, expect } from 'vitest'
import { test } from '../browser-test.ts'
import { eventually } from '../visitor.ts'
import { type Buyer, buyerOf } from './buyer.ts'
import type { Way } from './details.ts'
import { shopWithBuyers } from './shop-with-buyers.ts'

const shop = shopWithBuyers()

const charged = '4242424242424242'
const asks = '4000002500003155'
const ways: readonly Way[] = ['delivery', 'pick-up']

const eachWay = <Row extends readonly unknown[]>(rows: readonly Row[]) =>
  ways.flatMap((way) => rows.map((row) => [way, ...row] as const))

const payWith = async (buyer: Buyer, card: string) => {
  await buyer.startAtDetails()
  await buyer.fillCard(card)
  await buyer.goToReview()
  await buyer.pay()
}

/** After a no: nothing was charged, and another card pays for the same order. */
const payAfterAll = async (buyer: Buyer, words: string) => {
  await eventually(() => buyer.visitor.text('main')).toContain(words)
  expect(await buyer.visitor.text('main')).toContain('Nothing was charged.')
  await buyer.takeAnotherCard(charged)
  await buyer.pay()
}

const hasBought = async (buyer: Buyer, last4: string) => {
  await buyer.seesOrder()
  await buyer.hasBoughtOnce()
  const [order] = await shop.ordersOf(buyer.email)
  expect(order?.card?.last4).toBe(last4)
  expect(await buyer.visitor.errors()).toEqual([])
}

describe('a card', () => {
  test.for(ways)('that is good pays for %s', async (way, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await payWith(buyer, charged)
    await hasBought(buyer, '4242')
  })

  test.for(
    eachWay([
      ['declined', '4000000000000002', 'Your bank said no and gave no reason.'],
      ['short of money', '4000000000009995', 'Your bank says there isn’t enough in the account.'],
      ['expired', '4000000000000069', 'Your bank says this card has expired.'],
      ['used with a wrong code', '4000000000000127', 'The security code wasn’t right.'],
    ] as const),
  )('for %s that is %s is refused, and another one pays', async ([way, , card, words], { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await payWith(buyer, card)
    await payAfterAll(buyer, words)
    await hasBought(buyer, '4242')
  })
})

describe('a card that the bank asks about', () => {
  test.for(ways)('pays for %s when it is approved', async (way, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await payWith(buyer, asks)
    await buyer.answer('approve')
    await hasBought(buyer, '3155')
  })

  test.for(ways)('does not pay for %s when it is refused, and another one does', async (way, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await payWith(buyer, asks)
    await buyer.answer('refuse')
    await payAfterAll(buyer, 'Your bank didn’t get the confirmation it asked for.')
    await hasBought(buyer, '4242')
  })

  test.for(ways)('asks again when the question for %s is closed', async (way, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await payWith(buyer, asks)
    await buyer.seesQuestion()
    await buyer.closeQuestion()
    await buyer.answer('approve')
    await hasBought(buyer, '3155')
  })
})
