/** How far a pixel is from the one before it, and how long a row is, in bytes. */
export interface Rows {
  readonly columns: number
  readonly pixelBytes: number
}

const paeth = (left: number, up: number, corner: number): number => {
  const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [number, number, number]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** Undoes what PNG does to rows before they are compressed. Each row begins with how. */
export const undoPngRows = (data: Uint8Array, { columns, pixelBytes }: Rows): Buffer | undefined => {
  const rowBytes = columns * pixelBytes
  const rows = Math.ceil(data.byteLength / (rowBytes + 1))
  const plain = Buffer.alloc(rows * rowBytes)
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (rowBytes + 1)] ?? 0
    if (kind > 4) return undefined
    for (let column = 0; column < rowBytes; column += 1) {
      const at = row * rowBytes + column
      const left = column >= pixelBytes ? (plain[at - pixelBytes] ?? 0) : 0
      const up = row > 0 ? (plain[at - rowBytes] ?? 0) : 0
      const corner = row > 0 && column >= pixelBytes ? (plain[at - rowBytes - pixelBytes] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind] ?? 0
      plain[at] = ((data[row * (rowBytes + 1) + 1 + column] ?? 0) + guess) & 0xff
    }
  }
  return plain
}
