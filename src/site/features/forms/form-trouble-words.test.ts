import { expect, it } from 'vitest'
import { formTroubleWords } from './form-trouble-words.ts'

it.each([
  [0, 'in a minute.'],
  [60, 'in a minute.'],
  [61, 'in 2 minutes.'],
  [3600, 'in 60 minutes.'],
  [7200, 'in about 2 hours.'],
])('says how long to wait after %i seconds were asked for', (retryAfterSeconds, words) => {
  expect(formTroubleWords({ kind: 'too-many', retryAfterSeconds })).toContain(words)
})

it('says for every trouble that nothing is lost', () => {
  for (const kind of ['offline', 'unreachable', 'unavailable', 'looks-like-a-bot', 'taken-for-a-bot'] as const)
    expect(formTroubleWords({ kind })).toContain('Nothing you wrote is lost.')
})
