import type { EditionCode } from '../edition/edition-code.ts'
import { printAbn, readAbn } from './checks/abn.ts'
import { readCompanyNumber } from './checks/company-number.ts'
import { printNzbn, readNzbn } from './checks/nzbn.ts'
import type { Reading } from './checks/reading.ts'
import type { Field } from './field.ts'
import type { FormContext } from './form-definition.ts'

interface BusinessNumber {
  label: string
  hint: string
  ask: string
  read: (text: string, today: string) => Reading
  print?: (kept: string) => string
}

/** By what number a country knows its businesses. */
const businessNumbers: Record<EditionCode, BusinessNumber> = {
  'en-au': {
    label: 'ABN',
    hint: 'Eleven digits, on every invoice you write.',
    ask: 'Enter the ABN of the business, eleven digits.',
    read: readAbn,
    print: printAbn,
  },
  'en-nz': {
    label: 'NZBN',
    hint: 'Thirteen digits, starting with 94.',
    ask: 'Enter the NZBN of the business, thirteen digits.',
    read: readNzbn,
    print: printNzbn,
  },
  'en-za': {
    label: 'Company registration number',
    hint: 'From your CIPC certificate, as in 2018/123456/07.',
    ask: 'Enter the CIPC registration number, as in 2018/123456/07.',
    read: (text, today) => readCompanyNumber(text, Number(today.slice(0, 4))),
  },
}

export const businessNumberField = ({ edition, today }: FormContext): Field => {
  const { read, ...words } = businessNumbers[edition]
  return {
    kind: 'text',
    name: 'businessNumber',
    required: true,
    ...words,
    autocomplete: 'off',
    maxLength: 40,
    read: (text) => read(text, today),
  }
}
