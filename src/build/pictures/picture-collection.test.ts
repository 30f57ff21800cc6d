import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encoderRelease } from '../../content-service/images/encoder-release.ts'
import { createPictureCollection } from './picture-collection.ts'

const asset = {
  sys: { id: 'front' },
  url: '/images/poolwright/front/abc/front.png',
  width: 800,
  height: 600,
  size: 1,
  description: 'Front',
  contentType: 'image/png',
}

const nameBy = (encoder?: string) => createPictureCollection(new Map(), 'usual', encoder).use(asset).id

it('names pictures that another encoder makes differently: nobody finds other bytes under a name kept for good', () => {
  expect(nameBy('sharp 1.0.0')).toBe(nameBy('sharp 1.0.0'))
  expect(nameBy('sharp 1.0.0')).not.toBe(nameBy('sharp 1.0.1'))
})

it('names pictures after the encoder that is installed', () => {
  const { sharp: library } = sharp.versions
  expect(encoderRelease()).toContain(`sharp ${library} `)
  expect(nameBy()).toBe(nameBy(encoderRelease()))
})

it('passes a sheet on as it is, under a name of its own', () => {
  const pictures = createPictureCollection(new Map(), 'usual')
  const sheet = { ...asset, url: '/images/poolwright/turn/abc/s300i-turn.avif' }
  const file = pictures.useAsIs(sheet)
  expect(file).toMatch(/^\/images\/s300i-turn-[0-9a-f]{8}\.avif$/)
  expect([...pictures.unchanged()]).toEqual([[file.slice(1), sheet.url]])
  expect(pictures.originals().size).toBe(0)
})

it('names a picture alike on whatever host it lies', () => {
  const elsewhere = { ...asset, url: `https://images.example.com${asset.url}` }
  expect(createPictureCollection(new Map(), 'usual').use(elsewhere).id).toBe(nameBy())
})

it('names pictures that are made with other effort differently', () => {
  const [usual, again, least] = (['usual', 'usual', 'least'] as const).map(
    (effort) => createPictureCollection(new Map(), effort).use(asset).id,
  )
  expect(usual).toMatch(/^front-[0-9a-f]{8}$/)
  expect(again).toBe(usual)
  expect(least).not.toBe(usual)
})
