/** No vowels and nothing that looks like something else: it will be read out over the phone. */
const letters = '23456789BCDFGHJKMNPQRTVWXZ'
const length = 8

/** Ties what a visitor sees to a line of the log: `E-7K4M2Q9X`. */
export const newErrorReference = (): string => {
  const fair = 256 - (256 % letters.length)
  let reference = ''
  while (reference.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && reference.length < length) reference += letters.charAt(byte % letters.length)
    }
  }
  return `E-${reference}`
}
