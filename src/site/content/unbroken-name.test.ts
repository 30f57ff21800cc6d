import { expect, it } from 'vitest'
import { unbrokenName } from './unbroken-name.ts'

it('keeps what stands behind the first word of a name together', () => {
  expect(unbrokenName('Dolphin S 300i')).toBe('Dolphin S\u00a0300i')
  expect(unbrokenName('Liberty 400')).toBe('Liberty 400')
  expect(unbrokenName('Skimmi')).toBe('Skimmi')
})
