import { describe, expect, it } from 'vitest'
import { unreachable } from '../payments/gateway.fake.ts'
import { followIntent } from './follow-intent.ts'
import { followUnanswered } from './follow-unanswered.ts'
import { onEachShop } from './on-each-shop.fake.ts'
import { aRequest, later, now } from './order-services.fake.ts'

onEachShop(({ services, place, pay, read }) => {
  describe('with the bank', () => {
    it.each(['before', 'after'] as const)('a line cut %s the card was charged makes one charge', async (moment) => {
      const request = aRequest()
      const { total, id } = await place(request)
      services().gateway.disturb = (call, when) => (call === 'pay' && when === moment ? unreachable() : undefined)
      expect(await pay(request, total)).toMatchObject({ asking: true })
      services().gateway.disturb = () => undefined
      // At once nobody can tell whether the attempt is still on its way.
      await followUnanswered(services(), now)
      expect((await read(id))?.state).toBe(moment === 'after' ? 'paid' : 'verifying')
      await followUnanswered(services(), later(2))
      expect((await read(id))?.state).toBe(moment === 'after' ? 'paid' : 'pending')
      if (moment === 'before') await pay(request, total, 'pm_ok', later(3))
      expect(await read(id)).toMatchObject({ state: 'paid' })
      expect(services().gateway.kept()).toBe(total)
      expect(services().letters).toHaveLength(1)
    })

    it('a server that stops before it asks the gateway leaves the order to be tried again', async () => {
      const request = aRequest()
      const { total, id } = await place(request)
      services().gateway.disturb = () => unreachable()
      await pay(request, total)
      expect(await read(id)).toMatchObject({ state: 'verifying', intent: null })
      services().gateway.disturb = () => undefined
      await followUnanswered(services(), later(2))
      expect((await read(id))?.state).toBe('pending')
    })

    it('an attempt that was given up and comes through after all is paid once', async () => {
      const request = aRequest()
      const { total, id } = await place(request)
      services().gateway.disturb = (call, when) => (call === 'pay' && when === 'before' ? unreachable() : undefined)
      await pay(request, total)
      services().gateway.disturb = () => undefined
      await followUnanswered(services(), later(2))
      const late = await services().gateway.pay('pi_1', { method: 'pm_ok', key: 'late', returnUrl: '' })
      await pay(request, total, 'pm_ok', later(3))
      await followIntent(services(), id, late, later(3))
      expect(await read(id)).toMatchObject({ state: 'paid' })
      expect(services().gateway.kept()).toBe(total)
      expect(services().letters).toHaveLength(1)
    })
  })
})
