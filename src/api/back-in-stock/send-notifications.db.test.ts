import { beforeEach, describe, expect, it } from 'vitest'
import { backInStockRequests } from '../db/schema/back-in-stock-requests.ts'
import { letters } from '../db/schema/letters.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { composeMessage } from '../mail/mail-message.ts'
import { emptyShop } from '../orders/empty-shop.fake.ts'
import { fakeOrderServices, fillStock, now } from '../orders/order-services.fake.ts'
import { setStock } from '../stock/move-stock.ts'
import { keepNotificationRequest } from './keep-notification-request.ts'
import { type ComposeNotification, sendNotifications } from './send-notifications.ts'

const compose: ComposeNotification = async ({ id, email, product }) => {
  const composed = composeMessage({
    key: `back-in-stock/${id}`,
    from: { name: 'Poolwright', address: 'help@poolwright.example' },
    to: { name: '', address: email },
    letter: { subject: `${product.name} is back`, html: '', text: '' },
  })
  if (!composed.ok) throw new Error('no address')
  return composed.message
}

onEachEngine((db) => {
  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S100': 0, 'PW-S300I': 0 })
  })
  const tell = () => sendNotifications({ ...fakeOrderServices(db()), compose }, now)
  const count = (sku: string, units: number) => setStock(db(), sku, units, { who: 'staff', at: now })
  const written = async () =>
    (await db().select().from(letters)).map(({ message }) => {
      const { to, subject } = message as { to: { address: string }; subject: string }
      return `${to.address}: ${subject}`
    })

  describe('who waits for a product', () => {
    it('is written to once, when there is some again, and forgotten', async () => {
      await keepNotificationRequest(db(), 'PW-S300I', 'en-au', 'priya@nair.example')
      await keepNotificationRequest(db(), 'PW-S100', 'en-au', 'tom@example.com')
      expect(await tell()).toBe(0)
      await count('PW-S300I', 2)
      expect(await tell()).toBe(1)
      expect(await tell()).toBe(0)
      expect(await written()).toEqual(['priya@nair.example: The PW-S300I is back'])
      expect(await db().select().from(backInStockRequests)).toMatchObject([{ email: 'tom@example.com' }])
    })

    it('is written to once by two servers that look at the same time, however many wait', async () => {
      for (let index = 0; index < 230; index += 1)
        await keepNotificationRequest(db(), 'PW-S100', 'en-au', `person${index}@example.com`)
      await count('PW-S100', 1)
      const told = await Promise.all([tell(), tell()])
      expect(told.reduce((sum, each) => sum + each, 0) + (await tell())).toBe(230)
      expect(new Set(await written()).size).toBe(230)
      expect(await db().$count(letters)).toBe(230)
    })

    it('keeps waiting for what is not sold at the moment', async () => {
      await keepNotificationRequest(db(), 'PW-GONE', 'en-au', 'priya@nair.example')
      await fillStock(db(), { 'PW-GONE': 3 })
      expect(await tell()).toBe(0)
      expect(await db().$count(backInStockRequests)).toBe(1)
    })
  })
})
