import { describe, expect, it } from 'vitest'
import { databaseTrouble } from './database-trouble.ts'

const coded = (code: string) => Object.assign(new Error('internal words'), { code })

describe('trouble with the database', () => {
  it.each([
    [coded('ECONNREFUSED'), 'nobody answers there'],
    [coded('57P01'), 'it is shutting down'],
    [coded('08006'), 'the connection was cut'],
    [new Error('Connection terminated unexpectedly'), 'the connection was cut or nobody answers in time'],
    [new Error('timeout exceeded when trying to connect'), 'the connection was cut or nobody answers in time'],
    [new AggregateError([new Error('x'), coded('ECONNREFUSED')]), 'nobody answers there'],
    [new Error('Failed query: select', { cause: coded('57P03') }), 'it is starting or shutting down'],
  ])('is seen in %s', (error, trouble) => {
    expect(databaseTrouble(error)).toBe(trouble)
  })

  it.each([[coded('23505')], [new Error('x')], ['ECONNREFUSED'], [undefined]])('is not seen in %s', (error) => {
    expect(databaseTrouble(error)).toBeUndefined()
  })
})
