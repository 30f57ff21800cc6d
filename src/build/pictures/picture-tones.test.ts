import { mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readPictureTones, tonesOf } from './picture-tones.ts'

const quarters = (channels: 3 | 4, ...colours: number[][]) =>
  sharp(Buffer.from(colours.flat()), { raw: { width: 2, height: 2, channels } })
    .png()
    .toBuffer()

it('says the colours of the four corners, row by row', async () => {
  const picture = await quarters(3, [255, 255, 255], [0, 0, 0], [255, 0, 0], [0, 136, 255])
  expect(await tonesOf(picture)).toBe('fff000f0008f')
})

it('says of a picture that can be seen through how much of it is empty above what it shows', async () => {
  const clear = [255, 255, 255, 0]
  const shadow = [0, 0, 0, 90]
  expect(await tonesOf(await quarters(4, clear, [0, 0, 0, 255], shadow, shadow))).toBe('00')
  expect(await tonesOf(await quarters(4, clear, shadow, [0, 0, 0, 255], clear))).toBe('50')
  expect(await tonesOf(await quarters(4, clear, clear, shadow, clear))).toBe('00')
})

it('are found once for each picture, and again where what was kept is damaged', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'looks-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const items = [{ url: '/images/one.png', contentType: 'image/png' }]
  const content = { query: async () => ({ assetCollection: { total: 1, items } }) }
  const fetchAsset = vi.fn(() => quarters(3, ...Array(4).fill([255, 0, 0])))
  const read = async () => (await readPictureTones(content, fetchAsset, directory)).get('/images/one.png')
  expect([await read(), await read()]).toEqual(['f00f00f00f00', 'f00f00f00f00'])
  expect(fetchAsset).toHaveBeenCalledTimes(1)
  truncateSync(path.join(directory, 'looks.json'), 9)
  expect(await read()).toBe('f00f00f00f00')
  expect(fetchAsset).toHaveBeenCalledTimes(2)
})

it('are found once for a picture, on whatever host it lies', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'looks-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const fetchAsset = vi.fn(() => quarters(3, ...Array(4).fill([255, 0, 0])))
  const readFrom = (host: string) => {
    const items = [{ url: `${host}/images/one.png`, contentType: 'image/png' }]
    const content = { query: async () => ({ assetCollection: { total: 1, items } }) }
    return readPictureTones(content, fetchAsset, directory)
  }
  await readFrom('http://one.example')
  expect((await readFrom('http://two.example:81')).get('/images/one.png')).toBe('f00f00f00f00')
  expect(fetchAsset.mock.calls).toEqual([['http://one.example/images/one.png?w=48&fm=png']])
})
