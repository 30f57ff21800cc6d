import { expect, it } from 'vitest'
import { partFor, withEditionFields } from './edition-fields.ts'

it('one thing of every edition is imported by its name, and nothing else of them', () => {
  const code = withEditionFields(
    'import { ofEditions } from "./editions.ts";\nconst plans = ofEditions("phonePlan");\n',
    '/edition',
  )
  expect(code).toContain('import { phonePlan as phonePlanOf0 } from "/edition/en-au.ts?phonePlan"')
  expect(code).toContain('import { phonePlan as phonePlanOf2 } from "/edition/en-za.ts?phonePlan"')
  expect(code).toContain('const plans = ({ "en-au": phonePlanOf0, "en-nz": phonePlanOf1, "en-za": phonePlanOf2 });')
  expect(code).not.toContain('ofEditions')
})

it('a thing brings along what it is made of, and nothing that is for others', () => {
  const edition = [
    "import { readAbn, printAbn } from '../abn.ts'",
    "import { years } from '../years.ts'",
    "const regions = 'Otago, Southland'",
    'export const businessNumber = { read: readAbn }',
    'export const formWords = { options: regions.split(", ") }',
    'export const retention = { repair: years(7) }',
  ].join('\n')
  expect(partFor('formWords', edition)).toBe(
    'const regions = \'Otago, Southland\'\nexport const formWords = { options: regions.split(", ") }',
  )
  expect(partFor('businessNumber', edition)).toBe(
    "import { readAbn, printAbn } from '../abn.ts'\nexport const businessNumber = { read: readAbn }",
  )
})
