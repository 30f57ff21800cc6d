import sharp from 'sharp'
import { expect, it } from 'vitest'
import { tonesOf } from './picture-tones.ts'

const quarters = (channels: 3 | 4, ...colours: number[][]) =>
  sharp(Buffer.from(colours.flat()), { raw: { width: 2, height: 2, channels } })
    .png()
    .toBuffer()

it('says the colours of the four corners, row by row', async () => {
  const picture = await quarters(3, [255, 255, 255], [0, 0, 0], [255, 0, 0], [0, 136, 255])
  expect(await tonesOf(picture)).toBe('fff000f0008f')
})

it('has nothing to say of a picture that can be seen through', async () => {
  const picture = await quarters(4, [255, 255, 255, 0], [0, 0, 0, 255], [0, 0, 0, 255], [0, 0, 0, 255])
  expect(await tonesOf(picture)).toBe('')
})
