import { expect, it } from 'vitest'
import { createPictureCollection } from './picture-collection.ts'

const asset = {
  sys: { id: 'front' },
  url: '/images/poolwright/front/abc/front.png',
  width: 800,
  height: 600,
  description: 'Front',
  contentType: 'image/png',
}

it('names pictures that are made with other effort differently', () => {
  const [usual, again, least] = (['usual', 'usual', 'least'] as const).map(
    (effort) => createPictureCollection(new Map(), effort).use(asset).id,
  )
  expect(usual).toMatch(/^front-[0-9a-f]{8}$/)
  expect(again).toBe(usual)
  expect(least).not.toBe(usual)
})
