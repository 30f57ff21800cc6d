import { describe, expect, it } from 'vitest'
import { describeProblems } from './environment-problem.ts'
import { readServerEnvironment } from './server-environment.ts'

const said = (source: Record<string, string>, listens = true): string => {
  const read = readServerEnvironment(source, { listens })
  return read.ok ? 'good' : describeProblems(read.problems)
}
const DATABASE_URL = 'postgres://pool:secret@db.example/site'

describe('a server', () => {
  it.each([
    [{}],
    [{ NODE_ENV: 'test' }],
    [{ NODE_ENV: 'production', DATABASE_URL }],
    [{ NODE_ENV: 'production', EMBEDDED_DATABASE: 'on' }],
    [{ EMBEDDED_DATABASE: 'off', DATABASE_URL }],
  ])('starts with %j', (source) => {
    expect(said(source)).toBe('good')
  })

  it.each([
    [{ NODE_ENV: 'production' }],
    [{ NODE_ENV: 'production', DATABASE_URL: ' ' }],
    [{ EMBEDDED_DATABASE: 'off' }],
  ])('does not keep data in a database that nobody chose: %j', (source) => {
    expect(said(source)).toMatch(
      /^DATABASE_URL is not set; expected the address of a PostgreSQL, .*EMBEDDED_DATABASE=on/,
    )
  })

  it('names a missing database beside every other problem', () => {
    const lines = said({ NODE_ENV: 'production', PORT: 'x' }).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL'])
  })

  const production = { NODE_ENV: 'production', DATABASE_URL }
  it.each([
    [{ HOST: '127.0.0.1' }],
    [{ HOST: '::1' }],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:9000' }],
    [{ ...production, HOST: '0.0.0.0', PUBLIC_URL: 'https://pools.example' }],
  ])('listens with %j', (source) => {
    expect(said(source)).toBe('good')
  })

  it.each([
    [{ HOST: '0.0.0.0' }, 'NODE_ENV is not set; expected production, because HOST=0.0.0.0 lets other machines in'],
    [{ HOST: '::', NODE_ENV: 'test' }, 'NODE_ENV is "test"; expected production, because HOST=:: lets'],
    [{ HOST: 'pools.example' }, 'NODE_ENV is not set; expected production, because HOST=pools.example lets'],
    [
      { PUBLIC_URL: 'https://pools.example' },
      'NODE_ENV is not set; expected production, because PUBLIC_URL is an https',
    ],
  ])('does not let the world in as if it were its developer: %j', (source, words) => {
    expect(said(source)).toContain(words)
    // A worker or a command lets nobody in.
    expect(said(source, false)).toBe('good')
  })

  it('names the mode beside every other problem', () => {
    const lines = said({ HOST: '0.0.0.0', PUBLIC_URL: 'https://pools.example', EMBEDDED_DATABASE: 'off' }).split('\n')
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['DATABASE_URL', 'NODE_ENV', 'NODE_ENV'])
  })
})
