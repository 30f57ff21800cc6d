import { readSerial } from '../../service/serial-number.ts'
import { type Reading, read, refuse } from './reading.ts'

/** A serial number of any region, kept as it is printed: whose warranty applies is another question than whose number it is. */
export const readSerialNumber = (text: string, today: string): Reading => {
  const reading = readSerial(text, Number(today.slice(0, 4)))
  if (reading.state === 'read') return read(reading.serial.printed)
  if (reading.state === 'empty') return refuse('Enter the serial number from the label.')
  return refuse(reading.state === 'wrong' ? reading.message : `Enter all of the serial number. ${reading.message}`)
}

/** What a kept serial number says of itself. */
export const serialFacts = (kept: string): { region: string; year: number } => ({
  region: kept.slice(0, 2),
  year: 2000 + Number(kept.slice(2, 4)),
})
