import { expect, it } from 'vitest'
import type { AssetFile } from '../load/content.ts'
import { outputSize } from './output-size.ts'
import { renderCost } from './render-cost.ts'

const file = (width: number | null, height: number | null): AssetFile => ({
  path: 'front.png',
  fileName: 'front.png',
  contentType: 'image/png',
  size: 1,
  modified: 0,
  hash: 'x',
  width,
  height,
})
const front = file(800, 600)

it('is seconds for a picture of the largest size, and next to nothing for one of the cart', () => {
  const largest = { width: 4000, height: 4000, fit: 'fill' } as const
  expect(renderCost(front, largest, 'avif')).toBeGreaterThan(2_000)
  expect(renderCost(front, largest, 'avif')).toBeLessThan(6_000)
  expect(renderCost(front, { width: 450, height: 450 }, 'webp')).toBeLessThan(120)
})

it('grows with what has to be read, and with corners and palettes', () => {
  const small = { width: 10 } as const
  expect(renderCost(file(8000, 6000), small, 'jpg')).toBeGreaterThan(1_000)
  const plain = renderCost(front, {}, 'png')
  expect(renderCost(front, { radius: 9 }, 'png')).toBeGreaterThan(plain)
  expect(renderCost(front, { flag: 'png8' }, 'png')).toBeGreaterThan(plain)
})

it.each([
  ['a drawing without a size of its own', file(null, null), { width: 40, height: 20, fit: 'fill' }, '40x20'],
  ['a tall one by its width only', file(10, 1000), { width: 4000, fit: 'scale' }, '40x4000'],
  ['a wide one by its height only', file(1000, 10), { height: 4000, fit: 'fill' }, '4000x40'],
] as const)('knows the size of %s', (_what, asset, parameters, size) => {
  const { width, height } = outputSize(asset, parameters)
  expect(`${width}x${height}`).toBe(size)
})
