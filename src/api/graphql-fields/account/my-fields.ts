import { type CheckoutChoices, lastChoices } from '../../account/last-choices.ts'
import { myCase } from '../../account/my-cases.ts'
import { myOrder } from '../../account/my-orders.ts'
import { myRobots } from '../../account/my-robots.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { guestOrderType, shownByKey } from '../shop/guest-order-fields.ts'
import { streetAddressType } from '../shop/order-type.ts'
import { requireShop } from '../shop/require-shop.ts'
import { caseType } from './case-type.ts'
import { meType } from './me-type.ts'
import { robotType } from './robot-type.ts'

const billingType = builder.objectRef<NonNullable<CheckoutChoices['billing']>>('BillingChoice').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    address: field.field({ type: streetAddressType, resolve: ({ address }) => address }),
  }),
})

const choicesType = builder.objectRef<CheckoutChoices>('CheckoutChoices').implement({
  description: 'What somebody chose at their last checkout; before their first, what they have told us of themselves',
  fields: (field) => ({
    email: field.exposeString('email'),
    name: field.exposeString('name'),
    phone: field.exposeString('phone'),
    isPickUp: field.exposeBoolean('isPickUp'),
    address: field.field({ type: streetAddressType, nullable: true, resolve: ({ address }) => address ?? null }),
    billing: field.field({
      type: billingType,
      nullable: true,
      description: 'Who paid, where that was somebody else',
      resolve: ({ billing }) => billing ?? null,
    }),
  }),
})

builder.queryFields((field) => ({
  me: field.field({
    type: meType,
    resolve: async (_, _args, context) => (await context.viewer()).person,
  }),
  myOrder: field.field({
    description: 'Nothing where it is not mine. With its key it is opened, cancelled and sent back as by a letter.',
    type: guestOrderType,
    nullable: true,
    args: { number: field.arg.string({ required: true }) },
    resolve: (_, { number }, context) =>
      orUnavailable(async () => {
        const services = requireShop(context)
        const { person } = await context.viewer()
        const row = await myOrder(services.db, person.id, number)
        return row === undefined ? null : shownByKey(services, row, context.now())
      }),
  }),
  myRobot: field.field({
    type: robotType,
    nullable: true,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_, { id }, context) =>
      orUnavailable(async () => {
        const { db, contextOf } = context.services
        const { person } = await context.viewer()
        return (await myRobots(db, person.id, contextOf, id))[0] ?? null
      }),
  }),
  myCase: field.field({
    description: 'From now on it is read.',
    type: caseType,
    nullable: true,
    args: { reference: field.arg.string({ required: true }) },
    resolve: (_, { reference }, context) =>
      orUnavailable(async () => {
        const { person } = await context.viewer()
        return (await myCase(context.services.db, person.id, reference, context.now())) ?? null
      }),
  }),
  myLastChoices: field.field({
    type: choicesType,
    args: { edition: field.arg({ type: editionEnum, required: true }) },
    resolve: (_, { edition }, context) =>
      orUnavailable(async () => lastChoices(context.services.db, (await context.viewer()).person, edition)),
  }),
}))
