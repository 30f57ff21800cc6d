import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { siteSchema } from '../api/graphql-fields/site-schema.ts'
import { siteOperations } from '../site/operations.ts'
import { deskOperations } from '../staff/operations.ts'

it.each([...siteOperations, ...deskOperations])(
  '$operationName fits the schema of the function',
  ({ operationName, query }) => {
    expect(validate(siteSchema, parse(query))).toEqual([])
    expect(query).toContain(operationName)
  },
)
