import { expect, it } from 'vitest'
import { makeWarrantyNumber, warrantyNumberBytes } from './warranty-number.ts'

it('is a W and eight characters, none of which is taken for another', () => {
  expect(makeWarrantyNumber(new Uint8Array(warrantyNumberBytes))).toBe('W-2222-2222')
  expect(makeWarrantyNumber(Uint8Array.from({ length: warrantyNumberBytes }, (_, at) => at * 13))).toMatch(
    /^W-[2-9ACEFHJKMNPQRTXY]{4}-[2-9ACEFHJKMNPQRTXY]{4}$/,
  )
})
