import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../db/schema/orders.ts'
import { paymentCustomers } from '../db/schema/payment-customers.ts'
import { people } from '../db/schema/people.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { emptyShop } from '../orders/empty-shop.fake.ts'
import { aRequest, fillStock, now } from '../orders/order-services.fake.ts'
import { removeCustomers } from '../payments/customers/remove-customers-job.ts'
import { unreachable } from '../payments/gateway.fake.ts'
import { accountSite } from './account-site.fake.ts'
import { collectData } from './my-data/collect-data.ts'

const placing = `mutation Place($checkout: String!, $secret: String!, $lines: [CartLineInput!]!, $isPickUp: Boolean!, $ownBilling: Boolean!, $fields: [FormFieldInput!]!, $code: String!) {
  placeOrder(checkout: $checkout, secret: $secret, lines: $lines, isPickUp: $isPickUp, ownBilling: $ownBilling, fields: $fields, code: $code) {
    order { number total }
  }
}`
const paying = `mutation Pay($checkout: String!, $secret: String!, $method: String!, $acceptedTotal: Int!, $card: CardUse) {
  payOrder(checkout: $checkout, secret: $secret, method: $method, acceptedTotal: $acceptedTotal, card: $card) {
    asking order { state declined }
  }
}`
const removing = 'mutation Remove($card: String!) { removeMyCard(card: $card) { problem cards { id } } }'
const listing = '{ myCards { id brand last4 expiry } }'

const charged = { data: { payOrder: { asking: false, order: { state: 'PAID', declined: null } } } }
const notKept = { data: { payOrder: { asking: false, order: { state: 'PENDING', declined: 'not-kept' } } } }

onEachEngine((db) => {
  const cleared = async () => {
    await emptyShop(db())
    for (const table of [paymentCustomers, people, rateLimitCounts]) await db().delete(table)
    await fillStock(db(), { 'PW-S300I': 40 })
  }
  beforeEach(cleared)

  const open = () => {
    const site = accountSite(db(), { now })
    const { gateway } = site.orderServices
    const place = async (token?: string, request = aRequest()) => {
      const { details, ...given } = request
      const fields = Object.entries(details).map(([name, value]) => ({ name, value: value ?? '' }))
      const answer = await site.ask(placing, { ...given, fields }, token)
      return { answer, request }
    }
    const pay = ({ checkout, secret }: ReturnType<typeof aRequest>, method: string, card?: string, token?: string) =>
      site.ask(paying, { checkout, secret, method, acceptedTotal: 189_900, card }, token)
    const buy = async (method: string, card?: string, token?: string) =>
      pay((await place(token)).request, method, card, token)
    const ownerOf = async ({ checkout }: ReturnType<typeof aRequest>) => {
      const [row] = await db().select().from(orders).where(eq(orders.checkout, checkout))
      const [person] = row?.person ? await db().select().from(people).where(eq(people.id, row.person)) : []
      return person?.subject
    }
    const cards = async (token: string) => {
      const { data } = await site.ask(listing, {}, token)
      const { myCards } = data as { myCards: { id: string }[] }
      return myCards.map(({ id }) => id)
    }
    return { ...site, gateway, place, pay, buy, ownerOf, cards, kerry: site.signIn('kerry'), sam: site.signIn('sam') }
  }

  describe('an order of somebody who is signed in', () => {
    it('is theirs at once, whatever address it goes to', async () => {
      const { place, ownerOf, kerry } = open()
      const { request } = await place(kerry)
      expect(await ownerOf(request)).toBe('kerry')
    })

    it('is theirs where they have signed in before they pay', async () => {
      const { place, pay, ownerOf, kerry } = open()
      const { request } = await place()
      expect(await ownerOf(request)).toBeUndefined()
      expect(await pay(request, 'pm_ok', 'ONCE', kerry)).toMatchObject(charged)
      expect(await ownerOf(request)).toBe('kerry')
    })

    it('stays that of the first when somebody else signs in beside it and pays', async () => {
      const { place, pay, ownerOf, kerry, sam } = open()
      const { request } = await place(kerry)
      await place(sam, request)
      expect(await pay(request, 'pm_ok', 'KEEP', sam)).toMatchObject(charged)
      expect(await ownerOf(request)).toBe('kerry')
    })

    it('is taken as a guest’s while the issuer cannot be reached', async () => {
      const { place, pay, ownerOf, people: issuer, kerry } = open()
      issuer.ask = async () => ({ state: 'unreachable' })
      const { answer, request } = await place(kerry)
      expect(answer).toMatchObject({ status: 200, data: { placeOrder: { order: { total: 189_900 } } } })
      expect(await pay(request, 'pm_ok', 'KEEP', kerry)).toMatchObject(charged)
      expect(await ownerOf(request)).toBeUndefined()
    })
  })

  describe('a sign-in that ends in the middle', () => {
    it('before Pay charges nothing, and the checkout goes on as a guest’s with its own key', async () => {
      const { place, pay, ownerOf, signOut, gateway, kerry } = open()
      const { request } = await place(kerry)
      signOut(kerry)
      expect(await pay(request, 'pm_ok', 'KEEP', kerry)).toMatchObject({ status: 401, code: 'SIGN_IN_AGAIN' })
      expect(gateway.kept()).toBe(0)
      expect(await pay(request, 'pm_ok', 'KEEP')).toMatchObject(charged)
      expect(gateway.kept()).toBe(189_900)
      expect(await ownerOf(request)).toBe('kerry')
    })

    it('before the order is placed places nothing, and then a guest’s', async () => {
      const { place, ownerOf, signOut, kerry } = open()
      signOut(kerry)
      const { answer, request } = await place(kerry)
      expect(answer).toMatchObject({ status: 401, code: 'SIGN_IN_AGAIN' })
      expect(await db().$count(orders)).toBe(0)
      await place(undefined, request)
      expect(await ownerOf(request)).toBeUndefined()
      expect(await db().$count(orders)).toBe(1)
    })

    it('after Pay finds the order paid once, whoever asks', async () => {
      const { place, pay, gateway, kerry, sam } = open()
      const { request } = await place(kerry)
      for (const token of [kerry, sam, undefined])
        expect(await pay(request, 'pm_ok', 'KEEP', token)).toMatchObject(charged)
      expect(gateway.kept()).toBe(189_900)
    })
  })

  describe('a card', () => {
    it('is kept where that was asked for, and charged again', async () => {
      const { buy, ask, kerry } = open()
      expect(await buy('pm_ok', 'KEEP', kerry)).toMatchObject(charged)
      const card = { id: 'pm_ok', brand: 'visa', last4: '4242', expiry: '2030-12' }
      expect((await ask(listing, {}, kerry)).data).toEqual({ myCards: [card] })
      expect(await buy('pm_ok', 'KEPT', kerry)).toMatchObject(charged)
    })

    it('is not kept where nobody asked, nor for a guest, and no customer is made of them', async () => {
      const { buy, cards, gateway, kerry } = open()
      for (const [card, token] of [['ONCE', kerry], [undefined, kerry], ['KEEP']] as const)
        expect(await buy('pm_ok', card, token)).toMatchObject(charged)
      expect(await cards(kerry)).toEqual([])
      expect(gateway.customers.size).toBe(0)
    })

    it('is not kept where the one that was declined should have been', async () => {
      const { place, pay, cards, kerry } = open()
      const { request } = await place(kerry)
      await pay(request, 'pm_declined', 'KEEP', kerry)
      expect(await pay(request, 'pm_ok', 'ONCE', kerry)).toMatchObject(charged)
      expect(await cards(kerry)).toEqual([])
    })

    it('of somebody else is refused, in whatever way it is offered, and charges nothing', async () => {
      const { buy, place, pay, gateway, kerry, sam } = open()
      await buy('pm_ok_of_kerry', 'KEEP', kerry)
      const before = gateway.kept()
      await buy('pm_ok_of_sam', 'KEEP', sam)
      for (const card of ['KEPT', 'KEEP', 'ONCE']) {
        const { request } = await place(sam)
        const answer = await pay(request, 'pm_ok_of_kerry', card, sam)
        expect(answer.data).toMatchObject({ payOrder: { order: { state: 'PENDING' } } })
        const asGuest = await pay((await place()).request, 'pm_ok_of_kerry', card)
        expect(asGuest.data).toMatchObject({ payOrder: { order: { state: 'PENDING' } } })
      }
      expect(gateway.kept() - before).toBe(189_900)
    })

    it('that is kept is not charged by whoever has the keys of the checkout only', async () => {
      const { buy, place, pay, gateway, kerry, sam } = open()
      await buy('pm_ok_of_kerry', 'KEEP', kerry)
      await buy('pm_ok_of_sam', 'KEEP', sam)
      const before = gateway.kept()
      // The gateway knows already that it is hers to pay.
      const { request } = await place(kerry)
      await pay(request, 'pm_declined', 'KEEP', kerry)
      for (const card of ['KEPT', 'ONCE', 'KEEP'])
        for (const token of [undefined, sam])
          expect(await pay(request, 'pm_ok_of_kerry', card, token)).toMatchObject(notKept)
      expect(await pay(request, 'pm_ok_of_sam', 'KEPT', sam)).toMatchObject(notKept)
      expect(gateway.kept()).toBe(before)
      expect(await pay(request, 'pm_ok_of_kerry', 'KEPT', kerry)).toMatchObject(charged)
    })

    it('is asked about by the bank each time', async () => {
      const { place, pay, cards, gateway, orderServices, kerry } = open()
      const { request } = await place(kerry)
      await pay(request, 'pm_verify', 'KEEP', kerry)
      const [row] = await db().select().from(orders).where(eq(orders.checkout, request.checkout))
      expect(await cards(kerry)).toEqual([])
      gateway.verify(row?.intent ?? '', true)
      expect(await cards(kerry)).toEqual(['pm_verify'])
      const { request: second } = await place(kerry)
      await pay(second, 'pm_verify', 'KEPT', kerry)
      const [again] = await db().select().from(orders).where(eq(orders.checkout, second.checkout))
      expect(again).toMatchObject({ state: 'verifying' })
      expect((await orderServices.gateway.read(again?.intent ?? '')).state).toBe('verifying')
    })

    it('is removed by its owner, and by nobody else', async () => {
      const { buy, ask, cards, kerry, sam } = open()
      await buy('pm_ok_of_kerry', 'KEEP', kerry)
      const nothing = { problem: 'That card isn’t kept any more.', cards: [] }
      expect((await ask(removing, { card: 'pm_ok_of_kerry' }, sam)).data).toEqual({ removeMyCard: nothing })
      expect((await ask(removing, { card: 'pm_of_nobody' }, sam)).data).toEqual({ removeMyCard: nothing })
      expect(await ask(removing, { card: 'pm_ok_of_kerry' })).toMatchObject({ code: 'SIGN_IN_AGAIN' })
      expect(await cards(kerry)).toEqual(['pm_ok_of_kerry'])
      const removed = { removeMyCard: { problem: null, cards: [] } }
      expect((await ask(removing, { card: 'pm_ok_of_kerry' }, kerry)).data).toEqual(removed)
      expect(await buy('pm_ok_of_kerry', 'KEPT', kerry)).toMatchObject(notKept)
    })

    it('is paid for without being kept where the gateway wants no customer', async () => {
      const { buy, gateway, cards, kerry } = open()
      const { GatewayRefusal } = await import('../payments/gateway.ts')
      gateway.disturb = (call) => {
        if (call === 'openCustomer') throw new GatewayRefusal('no', 'No customers today')
      }
      expect(await buy('pm_ok', 'KEEP', kerry)).toMatchObject(charged)
      expect(await cards(kerry)).toEqual([])
    })

    it('is kept for a new customer where the gateway has forgotten the old one', async () => {
      const { buy, gateway, cards, kerry } = open()
      await buy('pm_ok', 'KEEP', kerry)
      const [customer = ''] = gateway.customers.keys()
      await gateway.removeCustomer(customer)
      expect(await cards(kerry)).toEqual([])
      expect(await buy('pm_ok_of_2', 'KEEP', kerry)).toMatchObject(charged)
      expect(await cards(kerry)).toContain('pm_ok_of_2')
    })

    it('says in plain words that the gateway cannot be asked', async () => {
      const { buy, gateway, ask, kerry } = open()
      await buy('pm_ok', 'KEEP', kerry)
      gateway.disturb = unreachable
      expect(await ask(listing, {}, kerry)).toMatchObject({ code: 'UNAVAILABLE' })
    })
  })

  describe('a customer at the gateway', () => {
    it('is one, by two first payments at once, also where the first answer is lost', async () => {
      const { buy, gateway, kerry } = open()
      let cuts = 1
      gateway.disturb = (call, when) => {
        if (call === 'openCustomer' && when === 'after' && cuts-- > 0) unreachable()
      }
      await Promise.all([buy('pm_ok_of_1', 'KEEP', kerry), buy('pm_ok_of_2', 'KEEP', kerry)])
      await buy('pm_ok_of_3', 'KEEP', kerry)
      expect(gateway.customers.size).toBe(1)
    })

    it('is in what somebody downloads of themselves', async () => {
      const { buy, gateway, kerry } = open()
      await buy('pm_ok', 'KEEP', kerry)
      const [person] = await db().select().from(people)
      if (person === undefined) throw new Error('Nobody')
      const [customer] = gateway.customers.keys()
      expect(await collectData(db(), undefined, person, now)).toMatchObject({
        cardsKeptBy: [{ gateway: 'sandbox', customer }],
      })
    })

    it('goes with the account, with all cards, however often the gateway was away', async () => {
      const { buy, gateway, orderServices, kerry, sam } = open()
      await buy('pm_ok_of_kerry', 'KEEP', kerry)
      await buy('pm_ok_of_sam', 'KEEP', sam)
      const services = { db: db(), gateway: orderServices.gateway }
      expect(await removeCustomers(services)).toBe(0)
      await db().delete(people).where(eq(people.subject, 'kerry'))
      gateway.disturb = unreachable
      await expect(removeCustomers(services)).rejects.toThrow('could not be removed')
      expect(gateway.customers.size).toBe(2)
      gateway.disturb = (call, when) => {
        if (call === 'removeCustomer' && when === 'after') unreachable()
      }
      await expect(removeCustomers(services)).rejects.toThrow('could not be removed')
      gateway.disturb = () => undefined
      expect(await removeCustomers(services)).toBe(1)
      expect([...gateway.customers.values()].flat().map(({ id }) => id)).toEqual(['pm_ok_of_sam'])
      expect(await db().$count(paymentCustomers)).toBe(1)
    })

    it('goes too where the server was killed before it had written down its name', async () => {
      const { gateway, orderServices, ask, kerry } = open()
      await ask('{ me { name } }', {}, kerry)
      const [person] = await db().select().from(people)
      const [row] = await db()
        .insert(paymentCustomers)
        .values({ person: person?.id ?? '', gateway: 'sandbox' })
        .returning()
      await gateway.openCustomer(row?.id ?? '', `customer:${row?.id}`)
      await db().delete(people)
      await removeCustomers({ db: db(), gateway: orderServices.gateway })
      expect(gateway.customers.size).toBe(0)
    })
  })
})
