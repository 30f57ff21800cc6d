import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { describeProblems } from './environment-problem.ts'

const settingsOf = (source: Record<string, string>) => {
  const read = readEnvironment(source)
  return read.ok ? read.environment.siteDataFunction : describeProblems(read.problems)
}

it('the site-data function runs the site’s own operations for visitors, unless told otherwise', () => {
  expect(settingsOf({})).toEqual({ operations: 'own' })
  const issuer = {
    IDENTITY_ISSUER: 'https://login.example.com/',
    IDENTITY_AUDIENCE: 'poolwright',
    IDENTITY_CLIENT_ID: 'pages',
  }
  expect(settingsOf({ OPERATIONS: 'any', ...issuer })).toEqual({
    operations: 'any',
    issuer: { url: 'https://login.example.com/', audience: 'poolwright', clientId: 'pages' },
  })
})

it('an issuer comes with what its tokens are made out to', () => {
  expect(settingsOf({ IDENTITY_ISSUER: 'https://login.example.com' })).toBe(
    [
      'IDENTITY_AUDIENCE is not set; expected what belongs to the issuer, because IDENTITY_ISSUER is set',
      'IDENTITY_CLIENT_ID is not set; expected what belongs to the issuer, because IDENTITY_ISSUER is set',
    ].join('\n'),
  )
  expect(
    settingsOf({ IDENTITY_ISSUER: 'login', IDENTITY_AUDIENCE: 'x', IDENTITY_CLIENT_ID: 'x', OPERATIONS: 'all' }),
  ).toBe(
    [
      'OPERATIONS is "all"; expected own or any',
      'IDENTITY_ISSUER is "login"; expected an issuer, exactly as it calls itself, such as https://login.example.com/',
    ].join('\n'),
  )
})
