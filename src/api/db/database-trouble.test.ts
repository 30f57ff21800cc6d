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
    [coded('57014'), 'it took too long'],
    [coded('25006'), 'it only reads: another has taken over'],
    [coded('53300'), 'it has no connection left'],
    [coded('53200'), 'it has run out of room'],
    [coded('40P01'), 'others were changing the same'],
    [coded('40001'), 'others were changing the same'],
    [new Error('Query read timeout'), 'the connection was cut or nobody answers in time'],
  ])('is seen in %s', (error, trouble) => {
    expect(databaseTrouble(error)).toBe(trouble)
  })

  it.each([[coded('23505')], [coded('42601')], [coded('ENOSPC')], [new Error('x')], ['ECONNREFUSED'], [undefined]])(
    'is not seen in %s',
    (error) => {
      expect(databaseTrouble(error)).toBeUndefined()
    },
  )
})
