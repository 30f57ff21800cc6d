import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { mostTurnBytes, placeOnSheet, turnColumns, turnFrames, turnRows } from '../src/domain/pictures/turn-sheet.ts'

/** Puts the pictures of one thing from all round it on a sheet: as large as fits into the bytes a product may have for it. */
export const makeTurnSheet = async (frames: readonly string[], side: number): Promise<Buffer> => {
  if (frames.length !== turnFrames) throw new Error(`There are ${frames.length} pictures; a sheet has ${turnFrames}.`)
  const pictures = await Promise.all(
    frames.map(async (file, frame) => {
      const { column, row } = placeOnSheet(frame)
      const input = await sharp(file).resize(side, side, { fit: 'contain', background: '#0000' }).png().toBuffer()
      return { input, left: column * side, top: row * side }
    }),
  )
  const sheet = await sharp({
    create: { width: turnColumns * side, height: turnRows * side, channels: 4, background: '#0000' },
  })
    .composite(pictures)
    .png({ compressionLevel: 1 })
    .toBuffer()
  // AVIF, because the soft shadow is in the alpha channel: WebP has the choice of steps in it or twice the bytes.
  for (const quality of [62, 56, 50, 44, 38]) {
    const bytes = await sharp(sheet).avif({ quality, effort: 4 }).toBuffer()
    if (bytes.length <= mostTurnBytes) return bytes
  }
  throw new Error(`At ${side} pixels a picture the sheet is too heavy: try fewer.`)
}

if (import.meta.main) {
  const [folder = '', target = '', side = '520'] = process.argv.slice(2)
  const frames = readdirSync(folder)
    .filter((file) => /\.(png|webp)$/.test(file))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  writeFileSync(
    target,
    await makeTurnSheet(
      frames.map((file) => path.join(folder, file)),
      Number(side),
    ),
  )
}
