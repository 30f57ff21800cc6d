const [clear, end, first] = [256, 257, 258]
const longestCode = 12

/** LZW as PDF has it: codes of 9 to 12 bits that grow one early. Nothing where it does not come to its end. */
export const lzwDecoded = (data: Uint8Array, most: number): Buffer | undefined => {
  const pieces: Buffer[] = []
  let table: Buffer[] = []
  let before: Buffer | undefined
  let [width, held, bits, length] = [9, 0, 0, 0]
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xfffff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === end) return Buffer.concat(pieces)
    if (code === clear) {
      table = []
      before = undefined
      width = 9
      continue
    }
    const known = code < clear ? Buffer.from([code]) : table[code - first]
    const piece =
      known ?? (before && code === first + table.length ? Buffer.concat([before, before.subarray(0, 1)]) : undefined)
    if (!piece) return undefined
    if (before && first + table.length < 1 << longestCode) table.push(Buffer.concat([before, piece.subarray(0, 1)]))
    length += piece.byteLength
    if (length > most) return undefined
    pieces.push(piece)
    before = piece
    const next = first + table.length + 1
    if (next >= 1 << width && width < longestCode) width += 1
  }
  return undefined
}
