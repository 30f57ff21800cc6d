import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Pixels that no encoder can make small. */
export const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

export const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#2a7f9e' } })

/** A photo that tells where it was taken, by whom, and that it lies on its side. */
export const phonePhoto = (width = 60, height = 40): Promise<Buffer> =>
  plain(width, height)
    .withExif({
      IFD0: { Copyright: 'Marguerite', ImageDescription: 'Behind the shed' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 51/1 3000/100', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>Back gate is open</note></x:xmpmeta>')
    .jpeg()
    .toBuffer()

/** A tiny picture whose first bytes say that it is large. */
export const claimingToBe = async (width: number, height: number, kind: 'jpeg' | 'png'): Promise<Buffer> => {
  const bytes = await plain(8, 8).toFormat(kind).toBuffer()
  if (kind === 'png') {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  } else {
    const frame = bytes.indexOf(Buffer.of(0xff, 0xc0))
    bytes.writeUInt16BE(height, frame + 5)
    bytes.writeUInt16BE(width, frame + 7)
  }
  return bytes
}
