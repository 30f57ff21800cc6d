import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PromotionDraft } from '../../../domain/pricing/read-promotion.ts'
import { accountSite } from '../../account/account-site.fake.ts'
import { people } from '../../db/schema/people.ts'
import { promotionCodes } from '../../db/schema/promotion-codes.ts'
import { staffActs } from '../../db/schema/staff-acts.ts'
import { onEachShop } from '../../orders/on-each-shop.fake.ts'
import { aRequest, now } from '../../orders/order-services.fake.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { spendCode } from '../../promotions/promotion-codes.ts'
import { changePromotion, endPromotion, makePromotion } from './change-promotions.ts'
import { findPromotion, findPromotions } from './find-promotions.ts'
import { previewPromotion } from './preview-promotion.ts'

const today = '2026-11-17'

const draft: PromotionDraft = {
  code: 'TENOFF',
  name: '10 % off',
  kind: 'percentage',
  percent: 10,
  cents: 0,
  minimum: 0,
  startsOn: '2026-11-01',
  endsOn: '2026-11-30',
  oncePerCustomer: true,
}

onEachShop(({ db, services, buy }) => {
  let person: typeof people.$inferSelect
  const who = () => ({ person, at: now, today })
  beforeEach(async () => {
    const values = { issuer: 'i', subject: 's', email: 'ana@example.com', name: 'Ana', edition: 'en-au', role: 'staff' }
    const [made] = await db()
      .insert(people)
      .values(values as typeof people.$inferInsert)
      .returning()
    if (made === undefined) throw new Error('Nobody')
    person = made
  })
  afterEach(async () => {
    for (const table of [staffActs, people]) await db().delete(table)
  })
  const seen = async (code = 'TENOFF') => {
    const { revision = '' } = (await findPromotion(db(), code)) ?? {}
    return { code, revision }
  }
  const make = (changed: Partial<PromotionDraft> = {}) => makePromotion(db(), { ...draft, ...changed }, who())

  describe('promotions at the desk', () => {
    it('are made once, in the views of the day, and counted where they are used', async () => {
      expect(await make()).toEqual({ ok: true, code: 'TENOFF' })
      expect(await make({ code: 'ten off' })).toMatchObject({ ok: false, problem: expect.stringContaining('already') })
      await make({ code: 'SOON', startsOn: '2026-11-18' })
      expect(await make({ code: 'PAST', endsOn: '2026-11-16' })).toMatchObject({ ok: false })
      await db()
        .insert(promotionCodes)
        .values({
          code: 'OLD',
          name: 'x',
          benefit: { kind: 'free-delivery' },
          startsOn: '2026-01-01',
          endsOn: '2026-02-01',
        })
      await buy(aRequest({ code: 'TENOFF' }))
      await placeOrder(services(), aRequest({ code: 'TENOFF', details: aRequest().details }), now)
      const codes = async (view: 'running' | 'to-come' | 'over') =>
        (await findPromotions(db(), { view, first: 9 }, today)).items.map(({ code, uses, off }) => [
          code.code,
          uses,
          off,
        ])
      expect(await codes('running')).toEqual([['TENOFF', 1, 18_990]])
      expect(await codes('to-come')).toEqual([['SOON', 0, 0]])
      expect(await codes('over')).toEqual([['OLD', 0, 0]])
      expect((await findPromotions(db(), { view: 'over', first: 9 }, today)).counts).toEqual({
        running: 1,
        'to-come': 1,
        over: 1,
      })
      expect(await db().select().from(staffActs)).toMatchObject([
        { act: 'make', of: 'TENOFF', name: 'Ana' },
        { act: 'make', of: 'SOON' },
      ])
    })

    it('are listed a page at a time, each once', async () => {
      for (let index = 0; index < 7; index += 1)
        await make({ code: `CODE${index}`, startsOn: `2026-11-0${1 + (index % 3)}` })
      const all: string[] = []
      for (let after: string | undefined, more = true; more; more = after !== undefined) {
        const page = await findPromotions(db(), { view: 'running', first: 3, after }, today)
        all.push(...page.items.map(({ code }) => code.code))
        after = page.next
      }
      expect(all).toHaveLength(7)
      expect(new Set(all).size).toBe(7)
    })

    it('are changed while nobody has used them, by whoever has them as they are on screen', async () => {
      await make()
      const before = await seen()
      expect(await changePromotion(db(), before, { ...draft, percent: 15, name: '15 % off' }, who())).toMatchObject({
        ok: true,
      })
      expect(await changePromotion(db(), before, draft, who())).toMatchObject({ ok: false, since: { who: 'Ana' } })
      expect((await db().select().from(promotionCodes))[0]).toMatchObject({ benefit: { percent: 15 } })
      await buy(aRequest({ code: 'TENOFF' }))
      expect(await changePromotion(db(), await seen(), draft, who())).toMatchObject({
        ok: false,
        problem: expect.stringContaining('has used it'),
      })
      expect(await db().$count(staffActs)).toBe(2)
    })

    it('are ended: nobody can use them from then on, and what has not begun is gone', async () => {
      await make({ startsOn: today })
      await make({ code: 'SOON', startsOn: '2026-11-18' })
      expect(await endPromotion(db(), await seen(), who())).toMatchObject({ ok: true })
      expect(await endPromotion(db(), await seen('SOON'), who())).toMatchObject({ ok: true })
      const refused = await placeOrder(services(), aRequest({ code: 'TENOFF' }), now)
      expect(refused).toMatchObject({ ok: true, order: { off: 0 }, code: { state: 'refused' } })
      expect(await findPromotion(db(), 'SOON')).toBeUndefined()
      expect(await endPromotion(db(), await seen(), who())).toMatchObject({ ok: false, problem: 'It is over already.' })
      const acts = await db().select().from(staffActs).orderBy(staffActs.id)
      expect(acts.map(({ act }) => act)).toEqual(['make', 'make', 'end', 'remove'])
    })

    it('of 40 who change one at once, one does; and nobody changes what somebody pays with just now', async () => {
      await make()
      const before = await seen()
      const percents = Array.from({ length: 40 }, (_, index) => index + 1)
      const done = await Promise.all(
        percents.map((percent) => changePromotion(db(), before, { ...draft, percent }, who())),
      )
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      expect(await db().$count(staffActs)).toBe(2)
      const order = await buy()
      const mine = await seen()
      const code = (await findPromotion(db(), 'TENOFF'))?.code
      if (code === undefined) throw new Error('No code')
      // Whichever comes first, the other knows of it.
      const [changed] = await Promise.all([
        changePromotion(db(), mine, { ...draft, percent: 50 }, who()),
        db().transaction((unit) => spendCode(unit, code, 'x@example.com', order.id)),
      ])
      const [kept] = await db().select().from(promotionCodes).where(eq(promotionCodes.code, 'TENOFF'))
      expect(kept?.benefit).toEqual({
        kind: 'percentage',
        percent: changed.ok ? 50 : (code.benefit as { percent: number }).percent,
      })
    })
  })

  describe('the preview', () => {
    const preview = async (benefit: typeof promotionCodes.$inferInsert.benefit, minimum = 0, day = today) => {
      const code = { ...draft, code: 'TRIAL', benefit, minimum: minimum as never }
      const found = await previewPromotion(services(), code, day, now)
      if (!found.ok) throw new Error(found.problem)
      return found.carts
    }

    it('reckons carts of what is sold as the shop does, with delivery and GST', async () => {
      const carts = await preview({ kind: 'percentage', percent: 10 })
      expect(carts.length).toBeGreaterThanOrEqual(5)
      for (const { before, after, effect } of carts) {
        expect(after.off).toBe(Math.round(before.goods / 10))
        expect(after.total).toBe(before.total - after.off)
        expect(Math.abs(after.gst - after.total / 11)).toBeLessThanOrEqual(0.5)
        expect(effect).toBe('some')
      }
      expect(await db().$count(promotionCodes)).toBe(0)
      // What it says is what the shop then charges.
      await make({ code: 'TRIAL' })
      const robot = carts.find(({ cart }) => cart.lines.length === 1 && cart.lines[0]?.sku === 'PW-S100')
      const bought = await buy(aRequest({ code: 'TRIAL', lines: [{ sku: 'PW-S100', quantity: 1 }] }))
      expect(bought.total).toBe(robot?.after.total)
    })

    it('says where a code does nothing and why, and where it takes off more than 40 %', async () => {
      const free = await preview({ kind: 'free-delivery' })
      const pickUp = free.find(({ cart }) => cart.zone === 'pick-up')
      expect(pickUp).toMatchObject({ effect: 'nothing', words: expect.stringContaining('pick-up is free') })
      expect((await preview({ kind: 'percentage', percent: 90 })).every(({ effect }) => effect === 'much')).toBe(true)
      const dear = await preview({ kind: 'amount', cents: 2000 as never }, 200_000)
      expect(dear.filter(({ effect }) => effect === 'nothing').length).toBeGreaterThan(0)
    })

    it('says so where prices cannot be had', async () => {
      const broken = { ...services(), catalogue: { products: async () => ({ ok: false as const }) } }
      const code = { ...draft, benefit: { kind: 'free-delivery' as const }, minimum: 0 as never }
      expect(await previewPromotion(broken, code, today, now)).toMatchObject({ ok: false })
    })
  })

  it('nobody but staff sees promotions or makes them', async () => {
    const site = accountSite(db(), { now })
    const customer = site.signIn('kim')
    const given = { draft: { ...draft, kind: 'PERCENTAGE' }, revision: '1', code: 'TENOFF' }
    for (const query of [
      '{ staffPromotions(view: RUNNING) { next } }',
      'query P($code: String!) { staffPromotion(code: $code) { name } }',
      'query P($draft: StaffPromotionDraft!) { staffPreviewPromotion(draft: $draft) { problem } }',
      'mutation P($draft: StaffPromotionDraft!) { staffMakePromotion(draft: $draft) { problem } }',
      'mutation P($draft: StaffPromotionDraft!, $revision: String!) { staffChangePromotion(draft: $draft, revision: $revision) { problem } }',
      'mutation P($code: String!, $revision: String!) { staffEndPromotion(code: $code, revision: $revision) { problem } }',
    ]) {
      expect(await site.ask(query, given), query).toMatchObject({ code: 'SIGN_IN_AGAIN' })
      expect(await site.ask(query, given, customer), query).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(await db().$count(promotionCodes)).toBe(0)
  })
})
