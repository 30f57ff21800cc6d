import { createSchema } from 'graphql-yoga'
import { dealerTypes } from '../../graphql-guards/dealer-types.fake.ts'
import { ExpectedError, unavailable } from '../expected-error.ts'
import type { Caller } from './run-operation.ts'

export interface DealerContext {
  readonly caller: Caller
}

interface Dealer {
  readonly id: string
}

const dealers = (count: number): Dealer[] => Array.from({ length: count }, (_, index) => ({ id: `d${index}` }))

/** What drizzle throws: the statement, and what somebody typed. */
const databaseError = () =>
  new Error('Failed query: select * from submissions where email = $1\nparams: jo@example.test', {
    cause: Object.assign(new Error('duplicate key value of jo@example.test'), {
      code: '23505',
      detail: 'Key (email)=(jo@example.test) already exists.',
    }),
  })

export const dealerSchema = createSchema<DealerContext>({
  typeDefs: dealerTypes,
  resolvers: {
    Query: {
      count: () => 7,
      who: (_source, _given, { caller }) => caller.claims?.sub ?? 'a visitor',
      address: (_source, _given, { caller }) => caller.address,
      dealer: (_source, { id }: { id: string }) => ({ id }),
      dealers: (_source, { first }: { first?: number }) => dealers(first ?? 10),
      latest: (_source, { limit }: { limit: number }) => dealers(limit),
      page: (_source, { first }: { first?: number }) => ({ items: dealers(first ?? 10), total: 99 }),
      services: () => [{ name: 'Repairs' }, { name: 'Sales' }],
      withdrawn: () => {
        throw new ExpectedError('The S50 is no longer sold.', { code: 'WITHDRAWN', status: 410 })
      },
      unavailable: () => {
        throw unavailable(databaseError(), 20)
      },
      broken: () => {
        throw databaseError()
      },
      brokenAtRoot: () => {
        throw 'a word'
      },
      uncountable: () => 'many',
      unwritable: () => 7n,
    },
    Mutation: { send: (_source, { message }: { message: { email: string } }) => `Sent to ${message.email.length}` },
    Dealer: {
      name: ({ id }: Dealer) => `Dealer ${id}`,
      near: (_source, { first }: { first?: number }) => dealers(first ?? 10),
      parent: ({ id }: Dealer) => ({ id }),
      broken: () => {
        throw databaseError()
      },
    },
  },
})
