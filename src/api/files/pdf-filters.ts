import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { lzwDecoded } from './pdf-lzw.ts'

const inflated = promisify(inflate)

/** Undoes one filter, up to so many bytes; nothing where it cannot be undone. */
type Filter = (data: Buffer, most: number) => Promise<Buffer | undefined> | Buffer | undefined

/** Its end is where the compression ends: a length or an `endstream` can be made to lie. */
const flate: Filter = (data, most) =>
  inflated(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH }).catch(() => undefined)

const asciiHex: Filter = (data, most) => {
  const text = data.toString('latin1')
  const end = text.indexOf('>')
  const digits = text.slice(0, end < 0 ? undefined : end).replaceAll(/[\0\t\n\f\r ]/g, '')
  if (end < 0 || /[^0-9a-f]/i.test(digits) || digits.length / 2 > most) return undefined
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex')
}

const ascii85: Filter = (data, most) => {
  const text = data.toString('latin1')
  const end = text.indexOf('~>')
  if (end < 0 || end > most * 5) return undefined
  const letters = text
    .slice(0, end)
    .replaceAll(/[\0\t\n\f\r ]/g, '')
    .replace(/^<~/, '')
    .replaceAll('z', '!!!!!')
  if (/[^!-u]/.test(letters)) return undefined
  const whole = Buffer.alloc(Math.ceil(letters.length / 5) * 4)
  for (let at = 0; at < letters.length; at += 5) {
    const group = letters.slice(at, at + 5).padEnd(5, 'u')
    let value = 0
    for (const letter of group) value = value * 85 + letter.charCodeAt(0) - 33
    whole.writeUInt32BE(value % 2 ** 32, (at / 5) * 4)
  }
  const missing = (5 - (letters.length % 5)) % 5
  return whole.subarray(0, whole.byteLength - missing)
}

const runLength: Filter = (data, most) => {
  const pieces: Buffer[] = []
  let length = 0
  for (let at = 0; at < data.byteLength; ) {
    const count = data[at] ?? 128
    if (count === 128) return Buffer.concat(pieces)
    const piece = count < 128 ? data.subarray(at + 1, at + 2 + count) : Buffer.alloc(257 - count, data[at + 1] ?? 0)
    at += count < 128 ? count + 2 : 2
    length += piece.byteLength
    if (length > most) return undefined
    pieces.push(piece)
  }
  return undefined
}

const filters: Readonly<Record<string, Filter>> = {
  '/FlateDecode': flate,
  '/Fl': flate,
  '/ASCIIHexDecode': asciiHex,
  '/AHx': asciiHex,
  '/ASCII85Decode': ascii85,
  '/A85': ascii85,
  '/LZWDecode': lzwDecoded,
  '/LZW': lzwDecoded,
  '/RunLengthDecode': runLength,
  '/RL': runLength,
}

const longestChain = 8

/** What is behind a chain of filters; nothing where one is not known, or makes too much of it. */
export const undoFilters = async (
  data: Buffer,
  chain: readonly string[],
  most: number,
): Promise<{ content: Buffer; bytes: number } | undefined> => {
  if (chain.length > longestChain) return undefined
  let content = data
  let bytes = 0
  for (const name of chain) {
    const undone = bytes < most ? await filters[name]?.(content, most - bytes) : undefined
    if (!undone) return undefined
    content = undone
    bytes += undone.byteLength
  }
  return { content, bytes }
}
