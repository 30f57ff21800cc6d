import { createHmac, timingSafeEqual } from 'node:crypto'

/** What letters carry beside the number of an order: whoever has the letter opens the order. 128 bits that nobody guesses. */
export const orderKey = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`order\n${number}`).digest().subarray(0, 16).toString('base64url')

export const isOrderKey = (secret: string, number: string, given: string): boolean => {
  const key = Buffer.from(orderKey(secret, number))
  const text = Buffer.from(given)
  return key.length === text.length && timingSafeEqual(key, text)
}
