/** 128 bits that nobody guesses, in letters that may stand in an address. Made by hand, because `randomUUID` is missing on plain http. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
