import { randomBytes } from 'node:crypto'
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
