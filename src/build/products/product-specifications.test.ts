import { expect, it } from 'vitest'
import { specificationsOf, writtenSpecifications } from './product-specifications.ts'

it('are read whatever table they stand in', () => {
  const specifications = { Machine: { Weight: '9.5 kg' }, Pool: { 'Pool length': 'Up to 12 m' } }
  expect(specificationsOf({ specifications })).toEqual({ Weight: '9.5 kg', 'Pool length': 'Up to 12 m' })
})

it('has tables in which the edition’s own figures stand', () => {
  const specifications = { Machine: { Weight: '9.5 kg', Cable: '18 m, swivel' } }
  expect(writtenSpecifications({ specifications }, 'en-ZA')).toEqual({
    Machine: { Weight: '9,5 kg', Cable: '18 m, swivel' },
  })
})
