import { Fragment } from 'react'
import { months } from '../../../domain/calendar/months.ts'

const month = months.flatMap((name) => [name, name.slice(0, 3)]).join('|')
const weekday = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*'

/** Numbers of orders, days, hours and numbers to ring: cut in two, each is hard to read. */
const units = new RegExp(
  [
    '[A-Z]{1,3}-[0-9A-Z]+(?:-[0-9A-Z]+)*',
    `${weekday} \\d{1,2}\\b(?! [ap]m|\\.\\d)(?: (?:${month})\\b)?`,
    '\\d{1,2}(?:\\.\\d\\d)? [ap]m\\b',
    '\\b1[38]00 \\d{3} \\d{3}\\b',
    '\\(?\\b0\\d{1,3}\\)? \\d{3,4} \\d{3,4}\\b',
  ]
    .map((unit) => `(?:${unit})`)
    .join('|'),
  'g',
)

/** Longer than a line of a phone it may break. */
const longest = 28

/** A text that breaks between its units, never in them. */
export const Unbroken = ({ text }: { text: string }) => {
  const parts = [...text.matchAll(units)].filter(([unit]) => unit.length <= longest)
  if (parts.length === 0) return text
  const ends = parts.map(({ 0: unit, index }) => index + unit.length)
  return (
    <>
      {parts.map(({ 0: unit, index }, at) => (
        <Fragment key={index}>
          {text.slice(ends[at - 1] ?? 0, index)}
          <span style={{ whiteSpace: 'nowrap' }}>{unit}</span>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  )
}
