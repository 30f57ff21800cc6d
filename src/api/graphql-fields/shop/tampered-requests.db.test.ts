import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { createRandom } from '../../../domain/numbers/random.fake.ts'
import { orders } from '../../db/schema/orders.ts'
import { onEachEngine } from '../../db/test-databases/on-each-engine.fake.ts'
import { emptyShop } from '../../orders/empty-shop.fake.ts'
import { type FakeOrderServices, fakeOrderServices, fillStock } from '../../orders/order-services.fake.ts'
import { sendTampered, victimOrder } from './tampered-request.fake.ts'

onEachEngine((db) => {
  let services: FakeOrderServices
  beforeAll(async () => {
    await emptyShop(db())
    await fillStock(db(), { 'PW-S100': 9999, 'PW-S300I': 9999, 'PW-CADDY': 9999, 'PW-FILTER': 9999, 'PW-HEAT': 9999 })
    services = fakeOrderServices(db())
  })

  it('tampered requests are never answered with a wrong total, a failure of ours or somebody else’s data [C]', async () => {
    const victim = await victimOrder(services)
    const { next } = createRandom(7)
    const statuses = new Set<number>()
    for (let seed = 0; seed < 100; seed += 1) {
      const { status, wrong } = await sendTampered(services, victim, seed, next)
      expect(wrong).toEqual([])
      statuses.add(status)
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400]))
    const [after] = await db().select().from(orders).where(eq(orders.id, victim.id))
    expect(after).toMatchObject({ state: 'paid', name: 'Victoria Other-Person' })
  })
})
