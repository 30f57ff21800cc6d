import sharp, { type Metadata } from 'sharp'
import { describe, expect, it } from 'vitest'
import { type CleanedImage, cleanImage } from './clean-image.ts'
import { claimingToBe, noise, phonePhoto, plain } from './pictures.fake.ts'

const maxBytes = 8_000_000

const cleaned = async (...image: Parameters<typeof cleanImage>): Promise<Extract<CleanedImage, { ok: true }>> => {
  const result = await cleanImage(...image)
  if (!result.ok) throw new Error(result.message)
  return result
}

const hiddenIn = ({ exif, icc, xmp, iptc, comments, orientation, tifftagPhotoshop }: Metadata) =>
  Object.entries({ exif, icc, xmp, iptc, comments, orientation, tifftagPhotoshop }).filter(([, value]) => value)

const words = ['GPS', 'Exif', 'Marguerite', 'Behind the shed', 'Back gate', 'xmpmeta', 'ICC_PROFILE', 'acsp', '8BIM']

describe('a photo of a phone', () => {
  it('really carries the place, the name and a profile before', async () => {
    const photo = await phonePhoto()
    const found = hiddenIn(await sharp(photo).metadata()).map(([name]) => name)
    expect(found).toEqual(expect.arrayContaining(['exif', 'icc', 'xmp', 'orientation']))
    expect(photo.includes('Marguerite')).toBe(true)
  })

  it.each(['jpeg', 'png', 'webp'] as const)('as %s keeps none of it', async (kind) => {
    const photo = await sharp(await phonePhoto())
      .keepMetadata()
      .toFormat(kind)
      .toBuffer()
    expect(hiddenIn(await sharp(photo).metadata()).length).toBeGreaterThan(0)
    const { bytes, kind: kept } = await cleaned(photo, kind, maxBytes)
    expect(kept).toBe(kind)
    expect(hiddenIn(await sharp(bytes).metadata())).toEqual([])
    expect(words.filter((word) => Buffer.from(bytes).includes(word))).toEqual([])
  })

  it('stands upright before it forgets how it was held', async () => {
    const { bytes } = await cleaned(await phonePhoto(60, 40), 'jpeg', maxBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 60 })
  })

  it('keeps its colours when it loses its profile', async () => {
    const wide = await plain(20, 20).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const { bytes } = await cleaned(wide, 'jpeg', maxBytes)
    const { channels } = await sharp(bytes).stats()
    for (const [at, value] of [0x2a, 0x7f, 0x9e].entries()) {
      expect(Math.abs((channels[at]?.mean ?? 0) - value)).toBeLessThan(4)
    }
  })
})

describe('a picture', () => {
  it('is made no larger than 3,000 pixels and never larger than it was', async () => {
    const { bytes } = await cleaned(await plain(4000, 1000).jpeg().toBuffer(), 'jpeg', maxBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 3000, height: 750 })
    const small = await cleaned(await plain(30, 20).png().toBuffer(), 'png', maxBytes)
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 30, height: 20 })
  })

  it('loses a file that was hung on to its end', async () => {
    const both = Buffer.concat([
      await plain(30, 20).jpeg().toBuffer(),
      Buffer.from('PK\x03\x04<script>alert(1)</script>'),
    ])
    const { bytes } = await cleaned(both, 'jpeg', maxBytes)
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })

  it('keeps a serial number on a label readable', async () => {
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="60"><rect width="400" height="60" fill="#c33"/>
      <text x="10" y="40" font-size="20" fill="#39f">AU24-1234567-K</text></svg>`
    const before = await sharp(Buffer.from(label)).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
    const { bytes } = await cleaned(before, 'jpeg', maxBytes)
    const [one, other] = await Promise.all([before, bytes].map((image) => sharp(image).raw().toBuffer()))
    const differences = Array.from(one ?? [], (value, at) => Math.abs(value - (other?.[at] ?? 0)))
    expect(differences.reduce((sum, value) => sum + value, 0) / differences.length).toBeLessThan(3)
  })

  it('becomes a WebP when its own kind would be larger than the limit', async () => {
    const png = await noise(300, 300).png().toBuffer()
    const { bytes, kind } = await cleaned(png, 'png', 200_000)
    expect(kind).toBe('webp')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect(bytes.byteLength).toBeLessThan(200_000)
    expect(await cleanImage(png, 'png', 1000)).toMatchObject({ ok: false, code: 'too-large' })
  })

  it.each(['jpeg', 'png', 'webp'] as const)('that is cut off is damaged (%s)', async (kind) => {
    const whole = await noise(200, 200).toFormat(kind).toBuffer()
    for (const part of [0.05, 0.5, 0.98]) {
      const cut = whole.subarray(0, Math.floor(whole.byteLength * part))
      expect(await cleanImage(cut, kind, maxBytes)).toMatchObject({ ok: false, code: 'damaged' })
    }
  })

  it.each(['jpeg', 'png'] as const)('small as a file and vast when drawn is refused (%s)', async (kind) => {
    const bomb = await claimingToBe(9000, 9000, kind)
    expect(bomb.byteLength).toBeLessThan(2000)
    expect((await sharp(bomb).metadata()).width).toBe(9000)
    expect(await cleanImage(bomb, kind, maxBytes)).toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('50 megapixels'),
    })
  })

  it('that moves is kept as its first moment', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 10, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    const { bytes } = await cleaned(moving, 'webp', maxBytes)
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  })
})

describe('many pictures', () => {
  it('are drawn one after the other, and a damaged one stops nobody', async () => {
    const photo = await phonePhoto()
    const results = await Promise.all(
      [photo, photo.subarray(0, 300), photo].map((one) => cleanImage(one, 'jpeg', maxBytes)),
    )
    expect(results.map(({ ok }) => ok)).toEqual([true, false, true])
  })
})
