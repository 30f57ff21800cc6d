import { expect, it } from 'vitest'
import { phoneLink } from './phone-link.ts'

it.each([
  ['02 5550 0142', 'en-AU', 'tel:+61255500142'],
  ['1800 975 711', 'en-AU', 'tel:+611800975711'],
  ['0491 570 156', 'en-AU', 'tel:+61491570156'],
  ['03 555 0152', 'en-NZ', 'tel:+6435550152'],
  ['0800 555 014', 'en-NZ', 'tel:+64800555014'],
  ['010 555 0142', 'en-ZA', 'tel:+27105550142'],
  ['(011) 555-0121', 'en-ZA', 'tel:+27115550121'],
  ['+27 11 555 0121', 'en-AU', 'tel:+27115550121'],
] as const)('%s of %s is dialled as %s', (printed, locale, link) => {
  expect(phoneLink(printed, locale)).toBe(link)
})
