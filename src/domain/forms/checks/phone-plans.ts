import type { EditionCode } from '../../edition/edition-code.ts'

/** How a country's numbers look. */
export interface PhonePlan {
  countryCode: string
  /** Without the leading nought: what comes after the country code. */
  national: RegExp
  /** Numbers that are dialled as they are, within the country only. */
  domestic: RegExp
  /** How a number that is dialled at home is written: the first that fits. */
  written: readonly (readonly [number: RegExp, groups: string])[]
  /** What to type, in a message. */
  example: string
}

export const phonePlans: Record<EditionCode, PhonePlan> = {
  'en-au': {
    countryCode: '61',
    national: /^[23478]\d{8}$/,
    // 13 is followed by four digits, of which the first is never a nought: that would be the beginning of 1300.
    domestic: /^(?:13[1-9]\d{3}|180\d{4}|1[38]00\d{6})$/,
    written: [
      [/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
      [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
      [/^(180)(\d{4})$/, '$1 $2'],
      [/^(0\d)(\d{4})(\d{4})$/, '($1) $2 $3'],
    ],
    example: '(02) 5550 1234 or 0491 570 006',
  },
  'en-nz': {
    countryCode: '64',
    national: /^(?:[34679][2-9]\d{6}|2[0126-9]\d{6,8})$/,
    domestic: /^0(?:508\d{6}|800\d{6,7})$/,
    written: [
      [/^(0[58]0\d)(\d{3})(\d+)$/, '$1 $2 $3'],
      [/^(02\d)(\d{3})(\d+)$/, '$1 $2 $3'],
      [/^(0\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
    ],
    example: '09 555 0123 or 021 555 0123',
  },
  'en-za': {
    countryCode: '27',
    national: /^(?!80|86)[1-8]\d{8}$/,
    domestic: /^08[06]\d{7}$/,
    written: [
      [/^(08[06]\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
      [/^(0\d\d)(\d{3})(\d{4})$/, '$1 $2 $3'],
    ],
    example: '011 555 0123 or 082 555 0123',
  },
}
