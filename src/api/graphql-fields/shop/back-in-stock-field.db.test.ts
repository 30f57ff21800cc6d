import { beforeEach, describe, expect, it } from 'vitest'
import { backInStockRequests } from '../../db/schema/back-in-stock-requests.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { emptyShop } from '../../orders/empty-shop.fake.ts'
import { fakeOrderServices, fillStock } from '../../orders/order-services.fake.ts'
import { askShop } from './ask-shop.fake.ts'

const mutation = `mutation TellWhenBack($sku: String!, $edition: Edition!, $email: String!) {
  tellWhenBack(sku: $sku, edition: $edition, email: $email) { problem }
}`

onEachEngine((db) => {
  beforeEach(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S300I': 0 })
  })

  const ask = (email: string, sku = 'PW-S300I') =>
    askShop(fakeOrderServices(db()), mutation, { sku, edition: 'EN_AU', email })

  describe('tellWhenBack', () => {
    it('keeps an address once, and answers the same to who had asked before', async () => {
      const first = await ask('Priya@nair.example')
      expect(first).toEqual({ status: 200, answer: { data: { tellWhenBack: { problem: null } } } })
      expect(await ask('priya@nair.example')).toEqual(first)
      expect(await db().select().from(backInStockRequests)).toMatchObject([
        { sku: 'PW-S300I', email: 'priya@nair.example' },
      ])
    })

    it('says what is wrong with an address', async () => {
      expect((await ask('nobody')).answer).toMatchObject({
        data: { tellWhenBack: { problem: expect.stringContaining('email address') } },
      })
    })

    it('keeps nothing about a product that nobody counts', async () => {
      expect((await ask('priya@nair.example', '<script>')).answer).toMatchObject({
        data: { tellWhenBack: { problem: null } },
      })
      expect(await db().select().from(backInStockRequests)).toEqual([])
    })

    it('has had enough of one place after ten', async () => {
      for (let time = 0; time < 10; time += 1) expect((await ask(`a${time}@nair.example`)).status).toBe(200)
      expect(await ask('more@nair.example')).toMatchObject({
        status: 429,
        answer: { errors: [{ extensions: { code: 'TOO_MANY' } }] },
      })
    })
  })
})
