import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { emptyShop } from '../../api/orders/empty-shop.fake.ts'
import { fillStock } from '../../api/orders/order-services.fake.ts'
import { bankSqlOver } from '../../sandbox-bank/bank-sql.fake.ts'
import { playSchedule } from './event-schedule.fake.ts'

onEachEngine((db) => {
  const drop = () => bankSqlOver(db()).query('drop schema if exists sandbox_bank cascade')
  beforeAll(async () => {
    await drop()
    await emptyShop(db())
    await fillStock(db(), { 'PW-FILTER': 1000 })
  })
  afterAll(drop)

  it('an order is what the bank has on record, whatever becomes of its events [P5]', async () => {
    const states = new Set<string>()
    for (let seed = 1; seed <= 15; seed += 1) {
      const { wrong, state } = await playSchedule(db(), seed)
      expect(wrong, `seed ${seed}`).toEqual([])
      states.add(state)
    }
    expect([...states]).toEqual(expect.arrayContaining(['paid', 'expired', 'cancelled']))
  })
})
