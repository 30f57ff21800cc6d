import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pictureFile } from '../../domain/pictures/picture-file.ts'
import { loadHeadingFont } from './heading-font.ts'
import { makeSharePictures } from './make-share-pictures.ts'
import { sharePictureFile } from './share-picture.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'share-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('draws a picture of 1200 by 630 pixels with the page’s title and picture, once', async () => {
  mkdirSync(path.join(directory, 'images'))
  const square = sharp({ create: { width: 640, height: 640, channels: 3, background: '#f00' } })
  await square.webp().toFile(path.join(directory, pictureFile('robot-1', 640, 'webp')))
  const picture = { id: 'robot-1', width: 640, height: 640, alt: 'A robot' }
  const share = { title: 'Dolphin S 300i', brandName: 'Poolwright', picture }

  const [file = ''] = await makeSharePictures([share, share], directory)
  expect(file).toBe(sharePictureFile(share))
  const drawn = sharp(path.join(directory, file))
  expect(await drawn.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  const colourAt = async (left: number, top: number) => {
    const [red = 0, green = 0] = await drawn.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
    return red > 200 && green < 60 ? 'picture' : red > 200 && green > 220 ? 'ground' : `${red} ${green}`
  }
  // The square is as high as its place, which is wider.
  expect(await colourAt(880, 300)).toBe('picture')
  expect([await colourAt(632, 300), await colourAt(1168, 300), await colourAt(600, 580)]).toEqual(
    Array(3).fill('ground'),
  )

  const made = statSync(path.join(directory, file)).mtimeMs
  await makeSharePictures([share], directory)
  expect(statSync(path.join(directory, file)).mtimeMs).toBe(made)
})

it('names what another encoder draws differently', () => {
  const share = { title: 'Contact', brandName: 'Poolwright' }
  expect(sharePictureFile(share, 'sharp 1.0.0')).not.toBe(sharePictureFile(share, 'sharp 1.0.1'))
  expect(sharePictureFile(share, 'sharp 1.0.0')).toBe(sharePictureFile(share, 'sharp 1.0.0'))
})

it('breaks titles at words and needs no installed font', async () => {
  const font = await loadHeadingFont()
  const lines = font.wrap('Spend Saturday in the pool, not cleaning it.', 68, 560)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe('Spend Saturday in the pool, not cleaning it.')
  expect(font.outline('Pool', 0, 0, 40)).toMatch(/<path [^>]*d="M[\d.]+/)
})
