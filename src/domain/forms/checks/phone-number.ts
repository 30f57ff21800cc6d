import type { EditionCode } from '../../edition/edition-code.ts'
import { ofEditions } from '../../edition/editions.ts'
import { type Reading, read, refuse } from './reading.ts'

const phonePlans = ofEditions('phonePlan')
const callingCodes = ofEditions('callingCode')

/** Digits and a plus, without whatever people set between them; a nought in brackets is one that is not dialled from abroad. */
const dialled = (text: string, callingCode: string): string | undefined => {
  const bare = text.replace(/^\s*tel:/i, '').replaceAll(/[\s\-‐‑–—./]/g, '')
  const digits = bare.replace(/^(\+?\d+)\(0\)/, '$1').replaceAll(/[()]/g, '')
  if (!/^\+?\d+$/.test(digits)) return undefined
  const international = digits.replace(/^00(?:11)?(?=[1-9])/, '+')
  return international.startsWith(callingCode) ? `+${international}` : international
}

/** The digits after the country code, the nought before them left out if somebody left it in. */
const nationalOf = (number: string, callingCode: string): string | undefined => {
  if (number.startsWith(`+${callingCode}`)) return number.slice(callingCode.length + 1).replace(/^0/, '')
  return number.startsWith('0') ? number.slice(1) : undefined
}

/**
 * A phone number as people of the edition type it. Kept in international form; numbers that cannot be dialled from abroad
 * (1300, 1800, 0800) as they are dialled. Other countries' numbers need their plus.
 */
export const readPhone = (text: string, edition: EditionCode): Reading => {
  const plan = phonePlans[edition]
  const callingCode = callingCodes[edition]
  const number = dialled(text, callingCode)
  const ask = `Enter the phone number with its area code, such as ${plan.example}.`
  if (number === undefined) return refuse(`${ask} Digits only, without words or an extension.`)
  if (plan.domestic.test(number)) return read(number)
  const national = nationalOf(number, callingCode)
  if (national !== undefined) {
    if (plan.national.test(national)) return read(`+${callingCode}${national}`)
    // +61 1800… and +64 800… are how phones store them.
    const stored = [national, `0${national}`].find((each) => plan.domestic.test(each))
    return stored === undefined ? refuse(ask) : read(stored)
  }
  if (/^\+[1-9]\d{7,14}$/.test(number)) return read(number)
  return refuse(number.startsWith('+') ? 'An overseas number has 8 to 15 digits after the plus. Check it again.' : ask)
}

/** A kept number as it is read out at home: 0491 570 006. Numbers of other countries stay as they are. */
export const printPhone = (kept: string, edition: EditionCode): string => {
  const abroad = `+${callingCodes[edition]}`
  const home = kept.startsWith(abroad) ? `0${kept.slice(abroad.length)}` : kept
  const [number, groups] = phonePlans[edition].written.find(([each]) => each.test(home)) ?? []
  return number === undefined || groups === undefined ? home : home.replace(number, groups)
}
