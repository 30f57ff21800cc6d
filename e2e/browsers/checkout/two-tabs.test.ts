import { describe } from 'vitest'
import { test } from '../browser-test.ts'
import { eventually } from '../visitor.ts'
import { buyerOf, paths } from './buyer.ts'
import { typeDetails, type Way } from './details.ts'
import { shopWithBuyers } from './shop-with-buyers.ts'

const shop = shopWithBuyers()

const ways: readonly Way[] = ['delivery', 'pick-up']

/** At once, wherever it is: what one tab does may move it in the other. */
const press = (css: string) => document.querySelector<HTMLElement>(css)?.click()

describe('two tabs of one buyer', () => {
  test.for(ways)('may both be typed into and both pay for %s: it is one order', async (way, { visit }) => {
    const buyer = await buyerOf(shop, way, visit)
    await buyer.startAtDetails()
    await buyer.changeTabs(paths.details)
    const second = buyer.visitor
    await buyer.changeTabs()
    const first = buyer.visitor

    await typeDetails(first, { name: 'Priya N. Nair' })
    await typeDetails(second, { notes: 'Ring twice.' })
    buyer.details = { ...buyer.details, name: 'Priya N. Nair', notes: 'Ring twice.' }
    await buyer.inBothTabs(() => buyer.seesDetails())

    await buyer.inBothTabs(() => buyer.fillCard('4000002500003155'))
    await Promise.all([first, second].map((tab) => tab.evaluate(press, 'button[type=submit]')))
    await buyer.inBothTabs(() => buyer.seesReview())

    await buyer.inBothTabs(() => buyer.agree())
    await Promise.all([first, second].map((tab) => tab.evaluate(press, 'aside button')))
    await buyer.inBothTabs(() => buyer.seesQuestion())

    await buyer.answer('approve')
    await buyer.changeTabs()
    await eventually(() => first.address()).toBe(paths.complete)
    await eventually(() => second.address()).toBe(paths.complete)
    await buyer.inBothTabs(() => buyer.seesOrder())
    await buyer.hasBoughtOnce()
  })
})
