const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * The check character of a serial number: Luhn mod 36 over its nine digits, the two of the year and the seven of the
 * machine. From the right, every second digit starting with the last counts double; the check character, worth 0 to 35,
 * brings the sum to a multiple of 36. A doubled digit is at most 18, so nothing is folded, and every single wrong digit and
 * every swap of neighbours changes the sum. The letters of the region are not part of it: AU24-1234567-K and
 * NZ24-1234567-K are both whole.
 */
export const checkCharacter = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 2 : 1), 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}
