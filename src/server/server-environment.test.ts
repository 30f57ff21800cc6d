import { describe, expect, it } from 'vitest'
import { describeProblems } from '../build/environment-problem.ts'
import { readServerEnvironment } from './server-environment.ts'

const said = (source: Record<string, string>): string => {
  const read = readServerEnvironment(source)
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
})
