import { describe } from 'vitest'
import { test } from '../browser-test.ts'
import { eventually } from '../visitor.ts'
import { type Buyer, buyerOf } from './buyer.ts'
import type { Way } from './details.ts'
import { shopWithBuyers } from './shop-with-buyers.ts'
import { type Step, steps } from './steps.ts'

const shop = shopWithBuyers()

type Interrupt = (buyer: Buyer, step: Step) => Promise<void>

const interruptions: Record<string, Interrupt> = {
  'a reload': (buyer) => buyer.reload(),
  'back and forward': async (buyer, step) => {
    await buyer.traverse(-1)
    await step.isBehind?.(buyer)
    await buyer.traverse(1)
  },
  'the tab closed': (buyer, { path }) => buyer.closeAndComeBack(path),
  // The tab that is left behind at the bank's question finds the paid order by itself.
  'another tab, in which it goes on': (buyer, { name, path }) =>
    buyer.changeTabs(name === 'complete' ? undefined : path),
  'no connection': async (buyer, step) => {
    await buyer.loseConnection()
    await step.tryOffline(buyer)
    await buyer.regainConnection()
  },
}

const ways: readonly Way[] = ['delivery', 'pick-up']

/** Says where it happened. */
const at = async (name: string, work: () => Promise<void>) => {
  try {
    await work()
  } catch (error) {
    throw new Error(`At ${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

const buy = async (buyer: Buyer, interrupt: Interrupt, clicks: 1 | 2 = 1) => {
  for (const step of steps)
    await at(step.name, async () => {
      await step.reach(buyer, clicks)
      await interrupt(buyer, step)
      await step.isHere(buyer)
    })
  await buyer.hasBoughtOnce()
}

describe('one order, one charge, one letter, and nothing typed is lost', () => {
  test.for(ways.flatMap((way) => Object.entries(interruptions).map(([name, interrupt]) => ({ way, name, interrupt }))))(
    'for $way with $name at every step',
    async ({ way, interrupt }, { visit }) => {
      await buy(await buyerOf(shop, way, visit), interrupt)
    },
  )

  test('when the frames of the bank come only with the connection', async ({ visit }) => {
    const buyer = await buyerOf(shop, 'delivery', visit)
    const { visitor } = buyer
    const isAskedFor = (path: string) =>
      eventually(() => visitor.documents.some((each) => each.startsWith(path))).toBe(true)
    const cutOffBank = () =>
      visitor.breakWith((_request, { pathname }) => (pathname.startsWith('/sandbox-bank/') ? 'hang up' : undefined))
    cutOffBank()
    await buyer.startAtDetails()
    await isAskedFor('/sandbox-bank/fields')
    await buyer.loseConnection()
    await buyer.regainConnection()
    await buyer.fillCard('4000002500003155')
    await buyer.goToReview()
    cutOffBank()
    await buyer.pay()
    await isAskedFor('/sandbox-bank/verify')
    await buyer.loseConnection()
    await buyer.regainConnection()
    await buyer.answer('approve')
    await buyer.seesOrder()
    await buyer.hasBoughtOnce()
  })

  test.for(ways)('for %s with two clicks at every step, and more while it is paid', async (way, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    const pressAgain: Interrupt = async ({ visitor }, { name }) => {
      if (name === 'paying') await visitor.click('aside button', 'Asking the bank', { count: 2 })
    }
    await buy(buyer, pressAgain, 2)
  })
})
