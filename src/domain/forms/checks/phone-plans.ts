import type { EditionCode } from '../../edition/edition-code.ts'

/** How a country's numbers look. */
export interface PhonePlan {
  countryCode: string
  /** Without the leading nought: what comes after the country code. */
  national: RegExp
  /** Numbers that are dialled as they are, within the country only. */
  domestic: RegExp
  /** How a number is set, as it is dialled at home: the first that fits. */
  groups: readonly (readonly [starts: RegExp, sizes: readonly number[]])[]
  /** What to type, in a message. */
  example: string
}

export const phonePlans: Record<EditionCode, PhonePlan> = {
  'en-au': {
    countryCode: '61',
    national: /^[23478]\d{8}$/,
    // 13 is followed by four digits, of which the first is never a nought: that would be the beginning of 1300.
    domestic: /^(?:13[1-9]\d{3}|180\d{4}|1[38]00\d{6})$/,
    groups: [
      [/^(?:04|1[38]00)/, [4, 3, 3]],
      [/^13/, [2, 2, 2]],
      [/^180/, [3, 4]],
      [/^0/, [2, 4, 4]],
    ],
    example: '02 5550 1234 or 0491 570 006',
  },
  'en-nz': {
    countryCode: '64',
    national: /^(?:[34679][2-9]\d{6}|2[0126-9]\d{6,8})$/,
    domestic: /^0(?:508\d{6}|800\d{6,7})$/,
    groups: [
      [/^0[58]0/, [4, 3, 4]],
      [/^02/, [3, 3, 5]],
      [/^0/, [2, 3, 4]],
    ],
    example: '09 555 0123 or 021 555 0123',
  },
  'en-za': {
    countryCode: '27',
    national: /^(?!80|86)[1-8]\d{8}$/,
    domestic: /^08[06]\d{7}$/,
    groups: [
      [/^08[06]/, [4, 3, 3]],
      [/^0/, [3, 3, 4]],
    ],
    example: '011 555 0123 or 082 555 0123',
  },
}
