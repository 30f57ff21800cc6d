import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { stock, stockLedger } from '../db/schema/stock.ts'
import { onEachShop } from '../orders/on-each-shop.fake.ts'
import { commandOrder } from '../orders/order-commands.ts'
import { now } from '../orders/order-services.fake.ts'

onEachShop(({ db, services, buy }) => {
  it('every count is the sum of its ledger, whatever was bought and called off', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await buy()
      if (round % 2 === 0) await commandOrder(services(), order.id, { kind: 'cancel', reason: '' }, 'customer', now)
    }
    for (const { sku, onHand } of await db().select().from(stock)) {
      const entries = await db().select().from(stockLedger).where(eq(stockLedger.sku, sku))
      expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(onHand)
    }
  })
})
