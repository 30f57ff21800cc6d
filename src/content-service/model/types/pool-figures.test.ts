import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { poolFigures } from './pool-figures.ts'

const { treatments } = poolFigures.fields
const salt = { line: 'line-ecoclear', name: 'EcoClear', what: 'salt', low: 3500, wanted: 4000, high: 5000, bag: 20 }
const reasons = (value: unknown) =>
  treatments?.kind === 'json'
    ? v.safeParse(treatments.schema, value).issues?.map(({ message }) => message)
    : ['no schema']

describe('pool figures', () => {
  it('take a level between the lowest and the highest, and no other', () => {
    expect(reasons([salt])).toBeUndefined()
    expect(reasons([{ ...salt, wanted: 6000 }])).toEqual(['wanted has to lie between low and high'])
    expect(reasons([{ ...salt, bag: 0 }])).toHaveLength(1)
  })
})
