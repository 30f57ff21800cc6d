import { localeOf } from '../edition/edition-code.ts'
import { readQuantity } from '../pool/quantity.ts'
import { readEmail } from './checks/email-address.ts'
import { readPhone } from './checks/phone-number.ts'
import { type Reading, read, refuse } from './checks/reading.ts'
import { readDay } from './checks/typed-day.ts'
import { oneLine, severalLines } from './clean-text.ts'
import type { ChoiceField, Field, FieldValue, NumberField } from './field.ts'
import type { FormContext } from './form-definition.ts'
import { readUploadIds } from './upload-ids.ts'

/** Nothing that anybody types is longer, and nothing longer is worth looking at. */
const longestInput = 40_000

const ofFittingLength = (text: string, maxLength: number, minLength = 0): Reading => {
  if (text.length > maxLength)
    return refuse(`Shorten it to ${maxLength} characters; it has ${text.length - maxLength} too many.`)
  return text.length < minLength ? refuse(`Write a little more: ${minLength} characters at least.`) : read(text)
}

const readNumber = (text: string, { quantity, decimals }: NumberField, { edition }: FormContext): Reading<number> => {
  const reading = readQuantity(text, quantity, localeOf(edition))
  if (reading.state === 'read') return read(Number(reading.value.toFixed(decimals)))
  return refuse(reading.state === 'refused' ? reading.message : `Write ${quantity.example}.`)
}

const readChoice = (text: string, { options, ...field }: ChoiceField): Reading =>
  options.some(({ value }) => value === text)
    ? read(text)
    : refuse(field.required ? field.ask : 'Choose one from the list, or none.')

const yes = ['on', 'yes', 'true', '1']
const no = ['off', 'no', 'false', '0']

const readYesNo = (text: string): Reading<boolean> => {
  const answer = text.toLowerCase()
  if (yes.includes(answer)) return read(true)
  return no.includes(answer) ? read(false) : refuse('Choose yes or no.')
}

const readFilled = (text: string, field: Field, context: FormContext): Reading<FieldValue> => {
  switch (field.kind) {
    case 'choice':
      return readChoice(text, field)
    case 'day':
      return readDay(text, field)
    case 'number':
      return readNumber(text, field, context)
    case 'yes-no':
      return readYesNo(text)
    case 'file':
      return readUploadIds(text, field.purpose)
    default: {
      const fitting = ofFittingLength(text, field.maxLength, field.minLength)
      if (!fitting.ok || field.kind === 'long-text') return fitting
      if (field.kind === 'email') return readEmail(text)
      if (field.kind === 'phone') return readPhone(text, context.edition)
      return field.read?.(text) ?? fitting
    }
  }
}

/** One field as it was sent: its value, nothing where it may be empty and is, or what to do about it. */
export const readField = (sent: string, field: Field, context: FormContext): Reading<FieldValue | undefined> => {
  if (sent.length > longestInput) return refuse('That’s far too long. Shorten it.')
  const text = field.kind === 'long-text' ? severalLines(sent) : oneLine(sent)
  if (text !== '') return readFilled(text, field, context)
  if (field.required) return refuse(field.ask)
  return read(field.kind === 'yes-no' ? false : undefined)
}
