import { describe, expect, it } from 'vitest'
import { callFunction } from './called-function.fake.ts'
import { newErrorReference } from './error-reference.ts'

const reference = /E-[2-9B-DF-HJKMNP-RTV-XZ]{8}/

describe.each(['development', 'production'] as const)('errors in %s', (mode) => {
  const { ask, lines } = callFunction({ mode, allowedOperations: 'any' })
  const logged = () => lines.filter(({ level }) => level === 'error').map(({ fields }) => fields)

  it('that are expected reach the visitor as they are', async () => {
    lines.length = 0
    const { status, errors, data } = await ask('{ withdrawn }')
    expect({ status, errors, data }).toEqual({
      status: 410,
      errors: [{ message: 'The S50 is no longer sold.', path: ['withdrawn'], extensions: { code: 'WITHDRAWN' } }],
      data: { withdrawn: null },
    })
    expect(logged()).toEqual([])
  })

  it('of a database that does not answer say when to try again, and why in the log', async () => {
    lines.length = 0
    const { status, headers, errors } = await ask('{ unavailable }')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('20')
    expect(errors[0]?.message).toBe('This part of the site is not available at the moment. Try again in a minute.')
    expect(lines[0]).toMatchObject({
      level: 'warn',
      fields: {
        code: 'UNAVAILABLE',
        err: { name: 'ExpectedError', cause: { message: expect.stringMatching(/^Failed query: [^\n]+$/) } },
      },
    })
  })

  it('that nobody expected become a reference, which the log has with the stack', async () => {
    lines.length = 0
    const { status, errors, text } = await ask('query Broken { broken(note: "x") }')
    expect(status).toBe(500)
    const shown = errors[0]?.extensions.reference
    expect(shown).toMatch(reference)
    expect(errors[0]?.message).toBe(`Something went wrong at our end. The reference is ${shown}.`)
    expect(text).not.toMatch(/select|submissions|example\.test|stack|\.ts/i)
    expect(logged()).toEqual([
      {
        reference: shown,
        operation: 'Broken',
        err: {
          name: 'Error',
          message: 'Failed query: select * from submissions where email = $1',
          stack: expect.stringMatching(/^Error: Failed query: [^\n]+\n\s+at databaseError .*dealer-schema/),
          cause: { name: 'Error', message: 'duplicate key value of …@…', code: '23505', stack: expect.any(String) },
        },
      },
    ])
    expect(JSON.stringify(lines)).not.toContain('jo@example.test')
  })

  it.each([
    ['what was thrown is no error', '{ brokenAtRoot }'],
    ['a value does not fit its type', '{ uncountable }'],
  ])('become a reference when %s', async (_name, query) => {
    lines.length = 0
    const { status, errors, text } = await ask(query)
    expect(status).toBe(500)
    expect(logged()[0]?.reference).toBe(errors[0]?.extensions.reference)
    expect(text).not.toMatch(/a word|many|represent/)
  })

  it('become a reference when the answer cannot be written', async () => {
    lines.length = 0
    const { status, errors, text, headers } = await ask('{ unwritable }')
    expect(status).toBe(500)
    expect(logged()[0]?.reference).toBe(errors[0]?.extensions.reference)
    expect(text).not.toMatch(/BigInt/)
    expect(lines.at(-1)?.fields).toMatchObject({ result: 'failed', status: 500 })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('share one reference in one answer, and do not flood the log', async () => {
    lines.length = 0
    const { status, errors, data } = await ask('{ dealers(first: 40) { id broken } }')
    expect(status).toBe(200)
    expect(data?.dealers).toHaveLength(40)
    expect(new Set(errors.map(({ extensions }) => extensions.reference)).size).toBe(1)
    expect(errors).toHaveLength(40)
    expect(logged()).toHaveLength(5)
  })

  it('leave the rest of the answer standing, which is then a good one', async () => {
    const { status, data, headers } = await ask('{ count unavailable }')
    expect({ status, data }).toEqual({ status: 200, data: { count: 7, unavailable: null } })
    expect(headers.get('retry-after')).toBeNull()
  })
})

describe('errors before anything runs', () => {
  it('become a reference too', async () => {
    const createContext = () => {
      throw new Error('connection to 10.0.0.7 refused')
    }
    const { ask, lines } = callFunction({ createContext })
    const { status, errors, text } = await ask('query Count { count }')
    expect(status).toBe(500)
    expect(text).not.toContain('10.0.0.7')
    expect(lines[0]).toMatchObject({
      level: 'error',
      fields: { reference: errors[0]?.extensions.reference, operation: 'Count' },
    })
    expect(lines[1]?.fields).toMatchObject({ operation: 'Count', result: 'failed', status: 500 })
  })
})

describe('references', () => {
  it('can be read out over the phone and do not come twice', () => {
    const many = Array.from({ length: 2_000 }, newErrorReference)
    for (const one of many) expect(one).toMatch(new RegExp(`^${reference.source}$`))
    expect(new Set(many).size).toBe(2_000)
  })
})
