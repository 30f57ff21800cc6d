import { describe } from 'vitest'
import { followUnanswered } from '../../../src/api/orders/follow-unanswered.ts'
import type { GivenFaults } from '../../../src/sandbox-bank/faults/faults.ts'
import { siteDataPath } from '../../../src/site/data/site-data-client.ts'
import { test } from '../browser-test.ts'
import { eventually } from '../visitor.ts'
import { type Buyer, buyerOf, paths } from './buyer.ts'
import type { Way } from './details.ts'
import { shopWithBuyers } from './shop-with-buyers.ts'

const shop = shopWithBuyers()

const charged = '4242424242424242'
const asks = '4000002500003155'

const hasBought = async (buyer: Buyer) => {
  await buyer.seesOrder()
  await buyer.hasBoughtOnce()
}

/** What the job of every minute does when an attempt is as old as none of ours gets. */
const afterTwoMinutes = () => followUnanswered(shop.services(), new Date(Date.now() + 120_000))

const payAgain = async (buyer: Buyer) => {
  const said = async () => {
    await afterTwoMinutes()
    await buyer.lookAgain()
    return buyer.visitor.text('main')
  }
  await eventually(said).toContain('Your bank couldn’t approve it just now.')
  await buyer.pay()
}

describe('one order, one charge, one letter', () => {
  test.for<{ way: Way; name: string; faults: GivenFaults }>([
    { way: 'delivery', name: 'answers are slow', faults: { answersSlowMs: 700 } },
    { way: 'pick-up', name: 'answers are slow', faults: { answersSlowMs: 700 } },
    { way: 'delivery', name: 'events are late', faults: { eventsLateSeconds: 3600 } },
    { way: 'pick-up', name: 'events come twice', faults: { eventsDoubled: true } },
    { way: 'delivery', name: 'events come in another order', faults: { eventsReordered: true } },
    { way: 'pick-up', name: 'events are lost', faults: { eventsLost: true } },
  ])('for $way when the bank’s $name, and the buyer presses twice', async ({ way, faults }, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await shop.control(faults)
    await buyer.startAtDetails()
    await buyer.fillCard(asks)
    await buyer.goToReview(2)
    await buyer.pay(2)
    await buyer.answer('approve', 2)
    await hasBought(buyer)
  })

  test.for(['before', 'after'] as const)(
    'when the answer about the card breaks off %s it is taken',
    async (answersCut, { visit }) => {
      const buyer = await buyerOf(shop, 'delivery', visit)
      await buyer.startAtDetails()
      await buyer.fillCard(charged)
      await shop.control({ answersCut, answersCutTimes: 1 })
      await buyer.visitor.click('button[type=submit]', 'Go to review')
      await eventually(() => buyer.visitor.text('form')).toContain('We couldn’t reach the bank')
      await buyer.seesDetails()
      await buyer.goToReview()
      await buyer.pay()
      await hasBought(buyer)
    },
  )

  test('when the answer to Pay breaks off after the charge', async ({ visit }) => {
    const buyer = await buyerOf(shop, 'pick-up', visit)
    await buyer.startAtReview(charged)
    await shop.control({ eventsLost: true })
    const cut = shop.cutAnswer('/pay', 'after')
    await buyer.pay()
    await cut
    await hasBought(buyer)
  })

  test.for([
    ['before it has opened a payment', '/v1/intents', 'before'],
    ['after it has opened a payment', '/v1/intents', 'after'],
    ['before it has charged anything', '/pay', 'before'],
  ] as const)('when the bank’s answer to Pay breaks off %s, and Pay is pressed again', async (row, { visit }) => {
    const [, path, moment] = row
    const buyer = await buyerOf(shop, 'delivery', visit)
    await buyer.startAtReview(charged)
    const cut = shop.cutAnswer(path, moment)
    await buyer.pay()
    await cut
    await payAgain(buyer)
    await hasBought(buyer)
  })

  test('when the answer to Pay hangs, and whoever reloads or comes back finds what was paid', async ({ visit }) => {
    const buyer = await buyerOf(shop, 'delivery', visit)
    await buyer.startAtReview(charged)
    const letGo = shop.holdAnswers('/pay')
    await buyer.pay()
    // By the bank's event.
    await eventually(async () => (await shop.ordersOf(buyer.email)).map(({ state }) => state)).toEqual(['paid'])
    await buyer.reload()
    await buyer.seesOrder()
    letGo()
    await buyer.visitor.go(paths.review)
    await hasBought(buyer)
  })

  test('when Pay hangs on its way, is pressed again after a reload, and arrives after all', async ({ visit }) => {
    const buyer = await buyerOf(shop, 'pick-up', visit)
    await buyer.startAtReview(charged)
    const { promise: road, resolve: clearRoad } = Promise.withResolvers<void>()
    let pays = 0
    buyer.visitor.breakWith(async (request, { pathname }) => {
      if (pathname !== siteDataPath || !(await request.clone().text()).includes('mutation PayOrder')) return undefined
      pays += 1
      if (pays === 1) await road
      return undefined
    })
    await buyer.pay()
    await eventually(() => pays).toBe(1)
    await buyer.reload()
    await buyer.seesReview()
    await buyer.pay()
    await buyer.seesOrder()
    clearRoad()
    await hasBought(buyer)
  })
})
