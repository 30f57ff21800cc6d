import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import type { PricedOrder } from '../../../domain/pricing/price-order.ts'
import { normalCode } from '../../../domain/pricing/promotion-code.ts'
import { type PromotionDraft, readPromotion } from '../../../domain/pricing/read-promotion.ts'
import { promotionState } from '../../../domain/shop/promotion-period.ts'
import { promotionViews, stateIn } from '../../../domain/staff/promotion-views.ts'
import type { Person } from '../../account/viewer.ts'
import type { OrderServices } from '../../orders/order-services.ts'
import {
  changePromotion,
  endPromotion,
  makePromotion,
  type PromotionActed,
} from '../../staff/promotions/change-promotions.ts'
import {
  findPromotion,
  findPromotions,
  type PromotionsFound,
  type StaffPromotion,
} from '../../staff/promotions/find-promotions.ts'
import {
  type Preview,
  type PreviewedCart,
  previewPromotion,
  telltaleDay,
} from '../../staff/promotions/preview-promotion.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { requireShop } from '../shop/require-shop.ts'
import type { SiteContext } from '../site-context.ts'

const mostListed = 100

const viewEnum = enumOf('StaffPromotionView', promotionViews)

const kindEnum = enumOf('StaffBenefitKind', ['percentage', 'amount', 'free-delivery'])

const todayIn = (services: OrderServices, now: Date): string => dayInZone(now, services.terms().dispatch.timeZone)

/** A promotion with the day by which its state is told. */
interface Shown extends StaffPromotion {
  readonly today: string
}

const promotionType = builder.objectRef<Shown>('StaffPromotion').implement({
  fields: (field) => ({
    code: field.string({ resolve: ({ code }) => code.code }),
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
    name: field.string({ description: 'In words for the customer', resolve: ({ code }) => code.name }),
    kind: field.field({ type: kindEnum, resolve: ({ code }) => code.benefit.kind }),
    percent: field.float({
      resolve: ({ code: { benefit } }) => (benefit.kind === 'percentage' ? benefit.percent : 0),
    }),
    cents: field.int({ resolve: ({ code: { benefit } }) => (benefit.kind === 'amount' ? benefit.cents : 0) }),
    minimum: field.int({ resolve: ({ code }) => code.minimum }),
    startsOn: field.string({ resolve: ({ code }) => code.startsOn }),
    endsOn: field.string({ resolve: ({ code }) => code.endsOn }),
    oncePerCustomer: field.boolean({ resolve: ({ code }) => code.oncePerCustomer }),
    uses: field.exposeInt('uses', { description: 'With orders that are paid, or with the bank' }),
    off: field.exposeInt('off', { description: 'What it took off those, in cents' }),
    view: field.field({
      type: viewEnum,
      resolve: ({ code, today }) =>
        promotionViews.find((view) => stateIn[view] === promotionState(code, today)) ?? 'running',
    }),
  }),
})

type ShownPage = PromotionsFound & { readonly today: string }

const promotionCountsType = builder.objectRef<PromotionsFound['counts']>('StaffPromotionCounts').implement({
  fields: (field) => ({
    running: field.exposeInt('running'),
    toCome: field.int({ resolve: (counts) => counts['to-come'] }),
    over: field.exposeInt('over'),
  }),
})

const pageType = builder.objectRef<ShownPage>('StaffPromotions').implement({
  fields: (field) => ({
    items: field.field({
      type: [promotionType],
      resolve: ({ items, today }) => items.map((each) => ({ ...each, today })),
    }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
    counts: field.field({ type: promotionCountsType, resolve: ({ counts }) => counts }),
    today: field.exposeString('today', { description: 'By the clock of the shop' }),
  }),
})

const sumsType = builder.objectRef<PricedOrder>('StaffCartSums').implement({
  fields: (field) => ({
    goods: field.exposeInt('goods'),
    off: field.exposeInt('off'),
    delivery: field.int({
      nullable: true,
      description: 'What is paid for it; null where a person says',
      resolve: ({ shipping, delivery }) => (shipping?.kind === 'quoted' ? null : delivery),
    }),
    total: field.exposeInt('total'),
    gst: field.exposeInt('gst'),
  }),
})

const cartLineType = builder.objectRef<PreviewedCart['cart']['lines'][number]>('StaffCartLine').implement({
  fields: (field) => ({ name: field.exposeString('name'), quantity: field.exposeInt('quantity') }),
})

const cartType = builder.objectRef<PreviewedCart>('StaffPreviewedCart').implement({
  fields: (field) => ({
    lines: field.field({ type: [cartLineType], resolve: ({ cart }) => [...cart.lines] }),
    zone: field.string({ description: 'metro, regional, remote or pick-up', resolve: ({ cart }) => cart.zone }),
    before: field.field({ type: sumsType, resolve: ({ before }) => before }),
    after: field.field({ type: sumsType, resolve: ({ after }) => after }),
    effect: field.exposeString('effect', { description: 'nothing, some or much' }),
    words: field.exposeString('words', { description: 'What the customer reads' }),
  }),
})

const previewType = builder.objectRef<Preview>('StaffPreview').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: (preview) => (preview.ok ? null : preview.problem) }),
    carts: field.field({ type: [cartType], resolve: (preview) => (preview.ok ? [...preview.carts] : []) }),
    day: field.string({
      nullable: true,
      description: 'On which it is reckoned',
      resolve: (preview) => (preview.ok ? preview.day : null),
    }),
  }),
})

interface ActedOn {
  readonly code: string
  readonly acted: PromotionActed
  readonly promotion: Shown | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffPromotionActed').implement({
  fields: (field) => ({
    code: field.exposeString('code'),
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : (acted.since?.who ?? null)) }),
    promotion: field.field({
      type: promotionType,
      nullable: true,
      description: 'As it is now',
      resolve: ({ promotion }) => promotion ?? null,
    }),
  }),
})

const draftInput = builder.inputType('StaffPromotionDraft', {
  fields: (field) => ({
    code: field.string({ required: true }),
    name: field.string({ required: true }),
    kind: field.field({ type: kindEnum, required: true }),
    percent: field.float({ required: true, description: 'Where it is a share' }),
    cents: field.int({ required: true, description: 'Where it is an amount' }),
    minimum: field.int({ required: true }),
    startsOn: field.string({ required: true }),
    endsOn: field.string({ required: true }),
    oncePerCustomer: field.boolean({ required: true }),
  }),
})

const previewOf = async (services: OrderServices, draft: PromotionDraft, now: Date): Promise<Preview> => {
  const read = readPromotion(draft)
  if (!read.ok) return read
  return previewPromotion(services, read.code, telltaleDay(read.code, todayIn(services, now)), now)
}

interface Deed {
  readonly services: OrderServices
  readonly who: { readonly person: Person; readonly at: Date; readonly today: string }
}

const deed = (context: SiteContext, code: string, work: (deed: Deed) => Promise<PromotionActed>): Promise<ActedOn> =>
  orUnavailable(async () => {
    const services = requireShop(context)
    const { person } = await context.viewer()
    const at = context.now()
    const today = todayIn(services, at)
    const acted = await work({ services, who: { person, at, today } })
    const promotion = await findPromotion(services.db, acted.ok ? acted.code : code)
    return { code, acted, promotion: promotion && { ...promotion, today } }
  })

builder.queryFields((field) => ({
  staffPromotions: field.field({
    type: pageType,
    args: {
      view: field.arg({ type: viewEnum, required: true }),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, first, after }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const today = todayIn(services, context.now())
        const asked = { view, first: Math.min(Math.max(first ?? 50, 1), mostListed), after: after ?? undefined }
        return { ...(await findPromotions(services.db, asked, today)), today }
      }),
  }),
  staffPromotion: field.field({
    type: promotionType,
    nullable: true,
    args: { code: field.arg.string({ required: true }) },
    resolve: (_, { code }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const found = await findPromotion(services.db, normalCode(code))
        return found ? { ...found, today: todayIn(services, context.now()) } : null
      }),
  }),
  staffPreviewPromotion: field.field({
    type: previewType,
    description: 'What a code would do to carts such as people fill them, reckoned as the shop does.',
    args: { draft: field.arg({ type: draftInput, required: true }) },
    resolve: (_, { draft }, context) => orUnavailable(() => previewOf(requireShop(context), draft, context.now())),
  }),
}))

builder.mutationFields((field) => ({
  staffMakePromotion: field.field({
    type: actedType,
    args: { draft: field.arg({ type: draftInput, required: true }) },
    resolve: (_, { draft }, context) =>
      deed(context, normalCode(draft.code), ({ services, who }) => makePromotion(services.db, draft, who)),
  }),
  staffChangePromotion: field.field({
    type: actedType,
    description: 'While nobody has used it.',
    args: {
      revision: field.arg.string({ required: true }),
      draft: field.arg({ type: draftInput, required: true }),
    },
    resolve: (_, { revision, draft }, context) =>
      deed(context, draft.code, ({ services, who }) =>
        changePromotion(services.db, { code: draft.code, revision }, draft, who),
      ),
  }),
  staffEndPromotion: field.field({
    type: actedType,
    description: 'From now on nobody can use it. One that has not begun is gone.',
    args: { code: field.arg.string({ required: true }), revision: field.arg.string({ required: true }) },
    resolve: (_, { code, revision }, context) =>
      deed(context, code, ({ services, who }) => endPromotion(services.db, { code, revision }, who)),
  }),
}))
