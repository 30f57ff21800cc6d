import { expect, it } from 'vitest'
import { withEditionFields } from './edition-fields.ts'

it('one thing of every edition is imported by its name, and nothing else of them', () => {
  const code = withEditionFields('const plans = ofEditions("phonePlan");\n', '/edition')
  expect(code).toContain('import { phonePlan as phonePlanOf0 } from "/edition/en-au.ts"')
  expect(code).toContain('import { phonePlan as phonePlanOf2 } from "/edition/en-za.ts"')
  expect(code).toContain('const plans = ({ "en-au": phonePlanOf0, "en-nz": phonePlanOf1, "en-za": phonePlanOf2 });')
  expect(code).not.toContain('ofEditions(')
})
