import {
  buildSchema,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  Kind,
  parse,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { dealerTypes } from './dealer-types.fake.ts'
import { fragmentsOf } from './fragments.ts'
import { countValues } from './value-count.ts'

const dealerSchema = buildSchema(dealerTypes)

const count = (query: string, variables = {}, schema: GraphQLSchema = dealerSchema) => {
  const document = parse(query)
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('no operation')
  return countValues({ schema, operation, fragments: fragmentsOf(document), variables, listSize: 10 })
}

describe('the values of an operation’s answer', () => {
  it.each([
    ['a field is one', '{ count }', 1],
    ['what is below an object is added', '{ dealer(id: 1) { id name } }', 3],
    ['a list counts as often as it is asked for', '{ dealers(first: 4) { id name } }', 1 + 4 * 2],
    ['a list that is not bounded counts ten times', '{ services { name } }', 1 + 10],
    ['so does one whose bound is left out', '{ dealers { id } }', 1 + 10],
    ['or null', '{ dealers(first: null) { id } }', 1 + 10],
    ['the default of the schema is taken', '{ latest { id } }', 1 + 3],
    ['unless the question says otherwise', '{ latest(limit: 5) { id } }', 1 + 5],
    ['lists in lists multiply', '{ dealers(first: 4) { near(first: 5) { id } } }', 1 + 4 * (1 + 5)],
    ['a page is multiplied once', '{ page(first: 20) { items { id } total } }', 1 + 20 * (1 + 1 + 1)],
    ['a page that is not bounded is a list', '{ page { items { id } total } }', 1 + (1 + 10 + 1)],
    ['a bound below zero is none', '{ dealers(first: -5) { id } }', 1],
    ['fragments count wherever they are', '{ ...F ... { dealer(id: 1) { id } } } fragment F on Query { count who }', 4],
    ['and as often', '{ a: dealer(id: 1) { ...F } b: dealer(id: 2) { ...F } } fragment F on Dealer { id name }', 6],
    ['a fragment in a page knows of it', '{ page(first: 2) { ...F } } fragment F on Page { items { id } }', 1 + 2 * 2],
    ['mutations count too', 'mutation { send(message: { email: "x" }) }', 1],
    ['what is unknown counts one', '{ nothing { more } ...F ... on Nothing { a } }', 2],
    ['the schema counts one', '{ __schema { types { name } } }', 1],
  ])('%s', (_rule, query, expected) => {
    expect(count(query)).toBe(expected)
  })

  it('is reckoned with the variables as they are sent', () => {
    const query = 'query ($first: Int = 7) { dealers(first: $first) { id } }'
    expect(count(query, { first: 100 })).toBe(101)
    expect(count(query)).toBe(8)
    expect(count(query, { first: 'many' })).toBe(8)
    expect(count('query ($first: Int) { dealers(first: $first) { id } }')).toBe(11)
    expect(count(query, { first: 1e300 })).toBeGreaterThan(1e299)
  })

  it('is soon known where fragments double it at every step', () => {
    const steps = Array.from(
      { length: 25 },
      (_, i) => `fragment F${i} on Dealer { parent { ...F${i + 1} } p: parent { ...F${i + 1} } }`,
    )
    const query = `{ dealer(id: 1) { ...F0 } } ${steps.join(' ')} fragment F25 on Dealer { id }`
    expect(count(query)).toBeGreaterThan(2 ** 25)
  })

  it('takes defaults of a schema written in code', () => {
    const entry = new GraphQLObjectType({ name: 'Entry', fields: { name: { type: GraphQLString } } })
    const list = (argument: object) => ({
      type: new GraphQLList(entry),
      args: { first: { type: GraphQLInt, ...argument } },
    })
    const query = new GraphQLObjectType({
      name: 'Query',
      fields: { legacy: list({ defaultValue: 4 }), current: list({ default: { value: 6 } }) },
    })
    const schema = new GraphQLSchema({ query })
    expect(count('{ legacy { name } }', {}, schema)).toBe(5)
    expect(count('{ current { name } }', {}, schema)).toBe(7)
  })
})
