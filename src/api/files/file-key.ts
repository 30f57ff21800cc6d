import { randomBytes } from 'node:crypto'

/** Where a file lies in the store: made by us, so nothing a visitor has written is ever part of a path. */
export type FileKey = string & { readonly __brand: 'FileKey' }

// Lower case only: some disks do not tell `a` from `A`.
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** What keys begin with, to go through all of them in parts. */
export const keyBeginnings: readonly string[] = [...alphabet]

const keyPattern = /^([a-z2-7]{2})\/\1[a-z2-7]{30}$/

const prefixPattern = /^(?:[a-z2-7]{0,2}|([a-z2-7]{2})\/(?:[a-z2-7]?|\1[a-z2-7]{0,30}))$/

export const isFileKey = (text: string): text is FileKey => keyPattern.test(text)

/** Whether keys can begin like this. */
export const isKeyPrefix = (text: string): boolean => prefixPattern.test(text)

/** 160 random bits, in a folder named for the first two characters so that no folder grows long. */
export const newFileKey = (): FileKey => {
  const name = Array.from(randomBytes(32), (byte) => alphabet[byte & 31]).join('')
  const key = `${name.slice(0, 2)}/${name}`
  if (!isFileKey(key)) throw new Error('A new key must look like a key')
  return key
}
