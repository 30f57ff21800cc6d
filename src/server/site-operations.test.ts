import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { siteSchema } from '../api/schema/site-schema.ts'
import { askDemoDates } from '../site/features/dealers/ask-demo-dates.ts'
import { askNearestDealers } from '../site/features/dealers/ask-nearest-dealers.ts'
import { askPlaces } from '../site/features/dealers/ask-places.ts'
import { submitForm } from '../site/features/forms/submit-form.ts'

it.each([submitForm, askDemoDates, askNearestDealers, askPlaces])(
  '$operationName fits the schema of the function',
  ({ operationName, query }) => {
    expect(validate(siteSchema, parse(query))).toEqual([])
    expect(query).toContain(operationName)
  },
)
