import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { guardOperations } from './guard-operations.ts'

it('a schema with an operation that is not in the table of permissions is not built', () => {
  const schema = () => buildSchema('type Query { alive: Boolean, everything: String }')
  expect(() => guardOperations(schema())).toThrow('Query.everything has no row in the table of permissions')
  // Not by what every object has, either.
  expect(() => guardOperations(buildSchema('type Query { alive: Boolean }'), {})).toThrow('Query.alive has no row')
})
