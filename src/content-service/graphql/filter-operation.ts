import type { GraphQLNullableInputType } from 'graphql'

/** One filter of a field: its suffix in Contentful's naming, its input, and the test it makes. */
export interface Operation {
  suffix: string
  input: GraphQLNullableInputType
  prepare: (operand: unknown) => (value: unknown) => boolean
}
