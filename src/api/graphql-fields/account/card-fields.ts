import { unavailable } from '../../expected-error.ts'
import { keptCardsOf, removeKeptCard } from '../../payments/customers/kept-cards.ts'
import { GatewayUnreachable, type KeptCard } from '../../payments/gateway.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'
import { consumeAccountLimit } from './account-rate-limit.ts'

const cardType = builder.objectRef<KeptCard>('KeptCard').implement({
  description: 'A card that the gateway keeps. We never see its number.',
  fields: (field) => ({
    id: field.exposeID('id'),
    brand: field.exposeString('brand'),
    last4: field.exposeString('last4'),
    expiry: field.exposeString('expiry', { description: 'The last month in which it is good, as 2030-12' }),
  }),
})

interface CardsAnswer {
  problem?: string
  cards: KeptCard[]
}

const answerType = builder.objectRef<CardsAnswer>('CardsAnswer').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    cards: field.field({ type: [cardType], description: 'As they are after that', resolve: ({ cards }) => cards }),
  }),
})

/** Says so in a visitor's words where the gateway cannot be reached. */
const fromGateway = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  orUnavailable(async () => {
    try {
      return await work()
    } catch (error) {
      throw error instanceof GatewayUnreachable ? unavailable(error) : error
    }
  })

builder.queryField('myCards', (field) =>
  field.field({
    description: 'The cards that the gateway keeps for me, newest first.',
    type: [cardType],
    resolve: (_, _args, context) =>
      fromGateway(async () => {
        const { person } = await context.viewer()
        await consumeAccountLimit(context, 'cards', person.id)
        return context.orders === undefined ? [] : keptCardsOf(context.orders, person.id)
      }),
  }),
)

builder.mutationField('removeMyCard', (field) =>
  field.field({
    type: answerType,
    args: { card: field.arg.string({ required: true, description: 'Its id' }) },
    resolve: (_, { card }, context) =>
      fromGateway(async () => {
        const { person } = await context.viewer()
        await consumeAccountLimit(context, 'changes', person.id)
        const { orders } = context
        const isRemoved = orders !== undefined && (await removeKeptCard(orders, person.id, card))
        const cards = orders === undefined ? [] : await keptCardsOf(orders, person.id)
        return isRemoved ? { cards } : { problem: 'That card isn’t kept any more.', cards }
      }),
  }),
)
