import { expect, test } from 'vitest'
import { fakeContext, goodSubmission } from '../good-submissions.fake.ts'
import { parseForm } from '../parse-form.ts'
import { repairForm } from './repair.ts'

const context = fakeContext('en-au')
const issueField = repairForm.fields(context).find(({ name }) => name === 'issue')
const offered = (product: string) =>
  issueField?.kind === 'choice' ? issueField.among?.({ product }).map(({ value }) => value) : undefined

test('each model is offered the faults that it can have', () => {
  expect(offered('liberty-300')).toEqual(['start-bench', 'suction-bench', 'other'])
  expect(offered('ecoclear-30')).toEqual(['cell-bench', 'other'])
  expect(offered('')).toEqual(['start-bench', 'suction-bench', 'cell-bench', 'other'])
  expect(offered('other')).toEqual(offered(''))
})

test('a cordless robot that makes no chlorine is refused', () => {
  const sent = { ...goodSubmission('repair', context), product: 'liberty-300' }
  expect(parseForm(repairForm, { ...sent, issue: 'suction-bench' }, context).ok).toBe(true)
  expect(parseForm(repairForm, { ...sent, issue: 'cell-bench' }, context)).toMatchObject({
    ok: false,
    problems: [{ field: 'issue', message: expect.stringContaining('Liberty 300') }],
  })
})
