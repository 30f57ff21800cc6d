import { expect, it } from 'vitest'
import { repairForm } from '../../../domain/forms/definitions/repair.ts'
import { fakeContext } from '../../../domain/forms/good-submissions.fake.ts'
import { prefilled } from './prefilled.ts'

const fields = repairForm.fields(fakeContext('en-au'))
const names = { model: 'product', serial: 'serialNumber', issue: 'issue' }

it('says what an address has filled in, in the words of the form', () => {
  expect(prefilled('?model=liberty-300&issue=start-bench&serial=AU24-1234567-K', names, fields)).toEqual({
    said: ['model: Liberty 300', 'serial number: AU24-1234567-K', 'what is wrong: Does not start'],
    unknown: [],
  })
})

it('says nothing of a field in which something was typed before: that stays', () => {
  const query = '?model=liberty-300&serial=AU24-1234567-K'
  expect(prefilled(query, names, fields, { serialNumber: 'AU25-7654321-B' }).said).toEqual(['model: Liberty 300'])
})

it('says what it names that is not to be had, and nothing of what it does not name', () => {
  expect(prefilled('?model=submarine', names, fields)).toEqual({ said: [], unknown: ['model'] })
  expect(prefilled('', names, fields)).toEqual({ said: [], unknown: [] })
})
