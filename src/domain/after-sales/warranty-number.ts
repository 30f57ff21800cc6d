/** None looks or sounds like another. */
const alphabet = '23456789ACEFHJKMNPQRTXY'

const drawn = 8

/** How many random bytes make one. */
export const warrantyNumberBytes = 2 * drawn

/** What a dealer quotes on a claim: W-7K4M-2Q9X, from random bytes. It may have been drawn before: keep it unique where it is kept. */
export const makeWarrantyNumber = (bytes: Uint8Array): string => {
  if (bytes.length < warrantyNumberBytes)
    throw new Error(`A warranty number needs ${warrantyNumberBytes} random bytes.`)
  const characters = Array.from({ length: drawn }, (_, at) =>
    alphabet.charAt(((bytes[2 * at] ?? 0) * 256 + (bytes[2 * at + 1] ?? 0)) % alphabet.length),
  ).join('')
  return `W-${characters.slice(0, 4)}-${characters.slice(4)}`
}
