import type { Reading } from '../../../domain/pool/quantity.ts'

interface NamedReading {
  label: string
  reading: Reading
}

/** What still has to be typed, or looked at again, before there is an answer; nothing if all is there. */
export const missingWords = (fields: readonly NamedReading[]): string | undefined => {
  const refused = fields.find(({ reading }) => reading.state === 'refused')
  if (refused !== undefined) return `Check “${refused.label}”`
  const empty = fields.find(({ reading }) => reading.state === 'empty')
  return empty && `“${empty.label}” is missing`
}
