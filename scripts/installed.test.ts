import { expect, it } from 'vitest'
import { areTheSame } from './installed.mjs'

const locked = {
  'node_modules/hono': { version: '5.0.0' },
  'node_modules/sharp-linux-arm64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'] },
  'node_modules/sharp-win32': { version: '1.0.0', optional: true, os: ['win32'] },
}
const { 'node_modules/sharp-win32': _, ...installed } = locked
const linux = { platform: 'linux', arch: 'arm64' }

it('what the lockfile asks for is installed, by whomever', () => {
  expect(areTheSame(locked, installed, linux)).toBe(true)
  expect(
    areTheSame(
      { ...locked, a: { version: '1', os: ['!win32'] } },
      { ...installed, a: { version: '1', os: ['!win32'] } },
      linux,
    ),
  ).toBe(true)
})

it.each([
  ['nothing is', {}, linux],
  ['one is missing', { 'node_modules/sharp-linux-arm64': installed['node_modules/sharp-linux-arm64'] }, linux],
  ['one is of another version', { ...installed, 'node_modules/hono': { version: '4.0.0' } }, linux],
  ['one is not asked for any more', { ...installed, 'node_modules/express': { version: '5.0.0' } }, linux],
  ['they are of another system', installed, { platform: 'darwin', arch: 'arm64' }],
  ['they are of another processor', installed, { platform: 'linux', arch: 'x64' }],
])('it is not where %s', (_what, there, machine) => {
  expect(areTheSame(locked, there, machine)).toBe(false)
})
