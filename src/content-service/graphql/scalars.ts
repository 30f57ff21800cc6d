import { GraphQLError, GraphQLScalarType } from 'graphql'
import { maxImageSide } from '../images/max-image-side.ts'
import { dateReason } from '../load/check-value.ts'
import { fullDateTime } from '../load/date-time.ts'

export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'A date and time in ISO 8601',
  coerceOutputValue: (value) => fullDateTime(String(value)),
  coerceInputValue: (value) => {
    const reason = dateReason(value)
    if (reason !== undefined || typeof value !== 'string') throw new GraphQLError(`DateTime ${reason}`)
    return fullDateTime(value)
  },
})

export const Json = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value',
  coerceOutputValue: (value) => value,
  coerceInputValue: (value) => value,
})

const numberBetween = (name: string, min: number, max: number) =>
  new GraphQLScalarType<number, number>({
    name,
    description: `A whole number from ${min} to ${max}`,
    coerceOutputValue: (value) => Number(value),
    coerceInputValue: (value) => {
      if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value
      throw new GraphQLError(`${name} must be a whole number from ${min} to ${max}, is ${JSON.stringify(value)}`)
    },
  })

export const Dimension = numberBetween('Dimension', 1, maxImageSide)
export const Quality = numberBetween('Quality', 1, 100)

export const HexColor = new GraphQLScalarType<string, string>({
  name: 'HexColor',
  description: 'A colour such as rgb:58c8df',
  coerceOutputValue: (value) => String(value),
  coerceInputValue: (value) => {
    if (typeof value === 'string' && /^rgb:[0-9a-f]{6}$/i.test(value)) return value
    throw new GraphQLError(`HexColor must look like rgb:58c8df, is ${JSON.stringify(value)}`)
  },
})
