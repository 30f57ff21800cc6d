import sharp, { type Sharp } from 'sharp'
import type { PictureKind } from './file-kind.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { refusal, type UploadRefusal } from './upload-refusal.ts'

export type CleanedImage = { readonly ok: true; readonly kind: PictureKind; readonly bytes: Uint8Array } | UploadRefusal

/** Phones take 50 megapixels; drawing more costs memory that small files must not be able to ask for. */
const mostPixels = 51_000_000
const longestSide = 3000
const patienceSeconds = 20

const damaged = refusal(
  'damaged',
  'The picture is damaged or incomplete. Choose the original again, or take a new photo.',
)
const tooManyPixels = refusal(
  'too-large',
  'The picture has more than 50 megapixels. Send it in a smaller size, or take a new photo at the usual resolution.',
)
const tooFine = refusal(
  'too-large',
  'The picture is too large even after we shrank it. Take a new photo and send that.',
)

// Fine enough for a serial number on a label in the corner of a photo; colour unthinned, for print on coloured ground.
const encodings: Readonly<Record<PictureKind, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 88 }),
}

const smallest = (picture: Sharp): Sharp => picture.webp({ quality: 75 })

/** Turned upright, no larger than needed, and nothing but pixels: sharp copies no metadata unless told to. */
const drawn = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: patienceSeconds })

const encoded = async (picture: Sharp): Promise<Buffer | UploadRefusal> => {
  try {
    return await picture.toBuffer()
  } catch (error) {
    return error instanceof Error && error.message.includes('pixel limit') ? tooManyPixels : damaged
  }
}

// A picture takes up to half a gigabyte while it is drawn, and uses all processors by itself.
const limited = limitConcurrency(1)

/**
 * Draws a picture anew: where it was taken, by whom and with what is gone, and so is anything hidden in the file. What is
 * drawn larger than `maxBytes` in its own kind is kept as WebP.
 */
export const cleanImage = (bytes: Uint8Array, kind: PictureKind, maxBytes: number): Promise<CleanedImage> =>
  limited(async () => {
    const attempts = [
      { kind, encode: encodings[kind] },
      { kind: 'webp', encode: smallest },
    ] as const
    for (const attempt of attempts) {
      const result = await encoded(attempt.encode(drawn(bytes)))
      if ('ok' in result) return result
      // A copy of its own: small results come out of memory that others share.
      if (result.byteLength <= maxBytes) return { ok: true, kind: attempt.kind, bytes: new Uint8Array(result) }
    }
    return tooFine
  })
