import { describe, expect, it } from 'vitest'
import type { OrderRow } from './change-state.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { commandOrder } from './order-commands.ts'
import { now } from './order-services.fake.ts'

onEachShop(({ services, buy, available, read, payAllRefunds }) => {
  describe('a paid order', () => {
    const command = (order: OrderRow, given: Parameters<typeof commandOrder>[2]) =>
      commandOrder(services(), order.id, given, 'Sam', now)

    it('is packed, shipped and delivered, each once and with a letter where one is owed', async () => {
      const order = await buy()
      const tracking = { carrier: 'StarTrack', number: 'ABC123' }
      for (const each of [
        { kind: 'pack' },
        { kind: 'ship', tracking },
        { kind: 'ship', tracking },
        { kind: 'deliver' },
      ] as const)
        expect(await command(order, each)).toMatchObject({ ok: true })
      expect(await read(order.id)).toMatchObject({ state: 'delivered', tracking })
      expect(services().letters).toEqual([`paid ${order.number}`, `shipped ${order.number}`])
    })

    it('does nothing that its state does not have', async () => {
      const order = await buy()
      expect(await command(order, { kind: 'collect' })).toMatchObject({ ok: false })
      expect(await command(order, { kind: 'deliver' })).toMatchObject({ ok: false })
    })

    it('can be called off until it is packed: the money goes back, the goods into stock', async () => {
      const order = await buy()
      expect(await command(order, { kind: 'cancel', reason: 'Changed my mind' })).toMatchObject({ ok: true })
      await command(order, { kind: 'cancel', reason: 'Changed my mind' })
      await payAllRefunds()
      await payAllRefunds()
      expect(services().gateway.kept()).toBe(0)
      expect(await available('PW-S300I')).toBe(4)
      expect(await read(order.id)).toMatchObject({ state: 'cancelled', refunded: order.total })
      const packed = await buy()
      await command(packed, { kind: 'pack' })
      expect(await command(packed, { kind: 'cancel', reason: '' })).toMatchObject({ ok: false })
    })
  })
})
