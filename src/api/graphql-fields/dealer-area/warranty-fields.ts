import type { Problem } from '../../../domain/forms/form-definition.ts'
import type { OwnPage } from '../../dealer-area/own-page.ts'
import { askForWarranty } from '../../dealer-area/warranty/ask-for-warranty.ts'
import { myWarrantyRequests } from '../../dealer-area/warranty/my-warranty-requests.ts'
import type { WarrantyRequest } from '../../dealer-area/warranty/warranty-request.ts'
import { builder } from '../builder.ts'
import { enumOf } from '../enum-of.ts'
import { problemType } from '../form-fields.ts'
import { changeOurs, ours } from './ours.ts'

const requestsAPage = 30

const stateEnum = enumOf('MyWarrantyState', ['waiting', 'approved', 'refused'])

const requestType = builder.objectRef<WarrantyRequest>('MyWarrantyRequest').implement({
  description: 'A repair that a dealer wants our word on before it begins',
  fields: (field) => ({
    number: field.exposeString('number'),
    product: field.string({
      resolve: ({ product, edition }, _, { services }) =>
        services.contextOf(edition).choices.products.find(({ value }) => value === product)?.label ?? product,
    }),
    serialNumber: field.exposeString('serialNumber'),
    purchasedOn: field.exposeString('purchasedOn', { nullable: true }),
    fault: field.exposeString('fault'),
    parts: field.exposeString('parts'),
    photos: field.exposeInt('photos', { description: 'How many came with it' }),
    state: field.expose('state', { type: stateEnum }),
    answer: field.exposeString('answer', { nullable: true }),
    name: field.exposeString('name', { description: 'Who asked' }),
    askedAt: field.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
    answeredAt: field.string({ nullable: true, resolve: ({ answeredAt }) => answeredAt?.toISOString() ?? null }),
  }),
})

const pageType = builder.objectRef<OwnPage<WarrantyRequest>>('MyWarrantyRequests').implement({
  fields: (field) => ({
    items: field.field({ type: [requestType], resolve: ({ items }) => [...items] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

interface WarrantyAnswer {
  readonly problem?: string | undefined
  readonly problems?: Problem[] | undefined
  readonly request?: WarrantyRequest
}

const answerType = builder.objectRef<WarrantyAnswer>('MyWarrantyAnswer').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    problems: field.field({ type: [problemType], resolve: ({ problems }) => problems ?? [] }),
    request: field.field({ type: requestType, nullable: true, resolve: ({ request }) => request ?? null }),
  }),
})

builder.queryField('myWarrantyRequests', (field) =>
  field.field({
    description: 'Newest first.',
    type: pageType,
    args: { after: field.arg.string({ description: 'What the page before says is next' }) },
    resolve: (_, { after }, context) =>
      ours(context, ({ services: { db }, dealership }) =>
        myWarrantyRequests(db, dealership, { after: after ?? undefined, first: requestsAPage }),
      ),
  }),
)

builder.mutationField('askForWarranty', (field) =>
  field.field({
    type: answerType,
    args: {
      product: field.arg.string({ required: true, description: 'Its slug' }),
      serialNumber: field.arg.string({ required: true }),
      purchaseDate: field.arg.string({ required: true, description: 'Empty where nobody knows' }),
      fault: field.arg.string({ required: true }),
      parts: field.arg.string({ required: true }),
      photos: field.arg.string({ description: 'Ids of uploads, with commas between' }),
      key: field.arg.string({ required: true, description: 'Made by the browser: a second click is the same' }),
    },
    resolve: (_, typed, context) =>
      changeOurs(context, 'dealerLetters', async ({ services, dealership, person, now }) => {
        const given = { context: services.contextOf(dealership.edition), now }
        return askForWarranty(services, dealership, person, typed, given)
      }),
  }),
)
