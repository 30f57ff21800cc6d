import { addressLines } from '../../../domain/contact/address-lines.ts'
import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'
import type { LabelledLines } from './statement.ts'

export const sellerBlock = (facts: EditionFacts): LabelledLines => ({
  label: 'From',
  lines: [facts.companyName, facts.companyNumber, ...addressLines(facts, facts.locale)],
})
