import { readSerial, type SerialReading } from '../../after-sales/serial-number.ts'
import { type Reading, read, refuse } from './reading.ts'

/** One place to look at again is a help. Several in a row are none without the number marked beside them. */
const wrongWords = ({ message, characters, suggestions }: Extract<SerialReading, { state: 'wrong' }>): string =>
  suggestions.length > 1 && characters.length === 12
    ? 'The last character doesn’t match the rest: two were swapped, or one was misread. Check the label.'
    : message

/** A serial number of any region, kept as it is printed: whose warranty applies is another question than whose number it is. */
export const readSerialNumber = (text: string, today: string): Reading => {
  const reading = readSerial(text, Number(today.slice(0, 4)))
  if (reading.state === 'read') return read(reading.serial.printed)
  if (reading.state === 'empty') return refuse('Enter the serial number from the label.')
  return refuse(reading.state === 'wrong' ? wrongWords(reading) : `Enter all of the serial number. ${reading.message}`)
}

/** What a kept serial number says of itself. */
export const serialFacts = (kept: string): { region: string; year: number } => ({
  region: kept.slice(0, 2),
  year: 2000 + Number(kept.slice(2, 4)),
})
