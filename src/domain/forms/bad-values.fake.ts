import { checkCharacter } from '../after-sales/serial-check.ts'
import { addDays, addMonths } from '../calendar/calendar.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import type { Field } from './field.ts'
import type { FormContext } from './form-definition.ts'
import type { FormKind } from './form-kind.ts'
import { otherDealer } from './purchase-fields.ts'

type Sent = Record<string, string>

/** Blanks, and characters that cannot be seen, are no answer. */
const unseen = ' \u0007\u200b  \u202e '

const foreignPostcodes: Record<EditionCode, string> = { 'en-au': '0450', 'en-nz': '9999', 'en-za': '0000' }

const wrongBusinessNumbers: Record<EditionCode, readonly string[]> = {
  'en-au': ['51 824 753 557', '824 753 556', '51 824 753 55', 'fifty-one'],
  'en-nz': ['9429 0991 7264 1', '4006381333931', '942909917264', 'none yet'],
  'en-za': ['2018/904172/05', '2018/904172/23', '1720/000123/07', 'sole proprietor'],
}

/** A whole serial number of that many years from now. */
const serialIn = (years: number, { today }: FormContext): string => {
  const year = Number(today.slice(2, 4)) + years
  return `AU${year}-1234567-${checkCharacter(`${year}1234567`)}`
}

/** What some fields cannot be, beyond being too long. */
const ofField = ({ name }: Field, context: FormContext): readonly string[] => {
  switch (name) {
    case 'postcode':
      return [foreignPostcodes[context.edition], '223', '22322', 'NSW']
    case 'businessNumber':
      return wrongBusinessNumbers[context.edition]
    case 'serialNumber':
      return ['AU24-1234567-J', 'AU24-1234', serialIn(2, context), 'n/a']
    case 'website':
      return ['pools', 'javascript:alert(1)', 'ftp://example.com', 'https://me:secret@example.com']
    default:
      return []
  }
}

const ofKind = (field: Field, context: FormContext): readonly string[] => {
  switch (field.kind) {
    case 'email':
      return ['margaret', 'margaret@example', 'a@b@example.com', 'margaret oshea@example.com']
    case 'phone':
      // The second as it is dialled in Britain.
      return ['12', '07911 123456', '+44 12', '0491 570 006 ext 2']
    case 'day':
      return [addDays(field.earliest, -1), addDays(field.latest, 1), '2026-02-30', '30/02/2026', 'tomorrow']
    case 'number':
      return ['many', `${field.quantity.least - 1}`, `${field.quantity.most + 1}`, '8 x 4']
    case 'choice':
      return ['submarine', 'toString']
    case 'yes-no':
      return ['maybe']
    case 'file':
      return ['nothing-like-an-upload', `../../${'a'.repeat(24)}`]
    default:
      return ofField(field, context)
  }
}

const ofLength = (field: Field): readonly string[] => {
  if (!('maxLength' in field)) return []
  const { maxLength, minLength = 0 } = field
  const long = 'x'.repeat(maxLength + 1)
  return minLength > 1 ? [long, 'x'.repeat(minLength - 1)] : [long]
}

/** All that a field refuses by itself, the simplest first: nothing, where something is wanted. */
export const badValues = (field: Field, context: FormContext): readonly string[] => [
  ...(field.required ? ['', unseen] : []),
  ...ofKind(field, context),
  ...ofLength(field),
]

/** Answers that are right one by one and wrong together, each with the field that says so. */
export const badTogether = (kind: FormKind, context: FormContext): readonly [field: string, Sent][] => {
  const { edition, today } = context
  const elsewhere: [string, Sent] = ['postcode', { state: 'VIC' }]
  const unnamed: [string, Sent] = ['dealerName', { dealer: otherDealer.value }]
  const tooEarly: [string, Sent] = [
    'purchaseDate',
    { purchaseDate: addMonths(today, -59), serialNumber: serialIn(0, context) },
  ]
  const ofPurchase = [unnamed, tooEarly]
  const atHome = edition === 'en-au' ? [elsewhere] : []
  switch (kind) {
    case 'book-a-demo':
      return [['secondDate', { firstDate: addDays(today, 9), secondDate: addDays(today, 9) }]]
    case 'become-a-dealer':
      return atHome
    case 'registration':
      return [...atHome, ...ofPurchase]
    case 'water-treatment-claim':
      return [...atHome, ...ofPurchase, ['installationDate', { installationDate: addMonths(today, -60) }]]
    default:
      return []
  }
}
