import { describe, expect, it } from 'vitest'
import { repairForm } from '../../../domain/forms/definitions/repair.ts'
import { fakeContext } from '../../../domain/forms/good-submissions.fake.ts'
import { fitting, prefillFrom } from './form-prefill.ts'

const fields = repairForm.fields(fakeContext('en-au'))
const names = { model: 'product', serial: 'serialNumber', issue: 'issue', colour: 'colour', photo: 'photos' }

describe('what the address fills in', () => {
  it('goes into the fields that its parameters are for', () => {
    const query = '?model=liberty-300&serial=AU24-1234567-K&issue=start-bench'
    expect(prefillFrom(query, names, fields)).toMatchObject({
      product: 'liberty-300',
      serialNumber: 'AU24-1234567-K',
      issue: 'start-bench',
    })
  })

  it('is left out where it is not on offer, not a field, or a file', () => {
    const filled = prefillFrom('?model=submarine&colour=blue&photo=upload-00000000000000000001', names, fields)
    expect(Object.values(filled).filter(Boolean)).toEqual([])
  })
})

describe('a draft of another day', () => {
  it('keeps what was typed, but for what is not on offer any more', () => {
    expect(fitting(fields, { name: 'Nomsa', product: 'retired', issue: '', gone: 'x' })).toEqual({
      name: 'Nomsa',
      issue: '',
    })
  })
})
