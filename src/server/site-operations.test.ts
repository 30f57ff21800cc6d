import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { siteSchema } from '../api/schema/site-schema.ts'
import { submitForm } from '../site/forms/submit-form.ts'

it.each([submitForm])('$operationName fits the schema of the function', ({ operationName, query }) => {
  expect(validate(siteSchema, parse(query))).toEqual([])
  expect(query).toContain(operationName)
})
