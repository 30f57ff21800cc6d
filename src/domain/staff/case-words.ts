import { type FormValue, textIn } from '../forms/field.ts'
import { type FormKind, formNames } from '../forms/form-kind.ts'
import type { SubmissionLine } from '../forms/submission-lines.ts'

/** Which field says what it is about. */
const aboutFields: Record<FormKind, readonly string[]> = {
  contact: ['topic', 'product'],
  'book-a-demo': ['product'],
  'become-a-dealer': ['business'],
  registration: ['product'],
  repair: ['product', 'issue'],
  'water-treatment-claim': ['product'],
  'job-application': ['position'],
}

/** What was written freely, at length: it is read first. */
const wordsFields = ['message', 'description', 'fault', 'coverLetter', 'notes']

interface Sent {
  readonly form: FormKind
  readonly fields: FormValue
  readonly lines: readonly SubmissionLine[]
}

/** What it is about, in a line: "Dolphin S 300i, It goes in circles". */
export const caseAbout = ({ form, lines }: Pick<Sent, 'form' | 'lines'>): string => {
  const about = aboutFields[form].flatMap((name) => lines.find(({ field }) => field === name)?.value ?? [])
  return about.length === 0 ? formNames[form] : about.join(', ')
}

/** What was written freely; empty where nothing was. */
export const caseWords = ({ fields, lines }: Pick<Sent, 'fields' | 'lines'>): string => {
  const name = wordsFields.find((each) => textIn(fields, each) !== '')
  if (name === undefined) return ''
  return lines.find(({ field }) => field === name)?.value ?? textIn(fields, name)
}

/** Who sent it: of a business the business, and who to ask for. */
export const caseName = ({ fields }: Pick<Sent, 'fields'>): string =>
  textIn(fields, 'name') || textIn(fields, 'contact') || textIn(fields, 'business')

export const casePlace = ({ fields }: Pick<Sent, 'fields'>): string =>
  [textIn(fields, 'suburb') || textIn(fields, 'postcode'), textIn(fields, 'suburb') && textIn(fields, 'state')]
    .filter((part) => part !== '')
    .join(' ')

/** What somebody is called in a letter that is written to them. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
