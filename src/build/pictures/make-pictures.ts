import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pictureFile } from '../../domain/pictures/picture-file.ts'
import { fallbackWidth, pictureWidths } from '../../domain/pictures/picture-widths.ts'
import { mostTurnBytes } from '../../domain/pictures/turn-sheet.ts'
import { filesBelow } from '../files-below.ts'
import { inParallel } from '../in-parallel.ts'
import { type BeginCount, countSilently } from '../progress/running-count.ts'
import { replaceFile } from '../publish/replace-file.ts'

export type FetchAsset = (url: string) => Promise<Buffer>

export const quality = { avif: 52, webp: 74 }

/** Pixels to write, and about as many as 500 by 500 for reading the original. */
const workOf = (width: number): number => width ** 2 + 500 ** 2

const derivativesOf = ([id, { url, width }]: [string, { url: string; width: number }]) => {
  const derivative = (format: 'avif' | 'webp') => (size: number) => ({
    file: pictureFile(id, size, format),
    url: `${url}?w=${size}&fm=${format}&q=${quality[format]}`,
    work: workOf(size),
  })
  return [...pictureWidths(width).map(derivative('avif')), derivative('webp')(fallbackWidth(width))]
}

/** Fetches what is shown as it is. Returns the paths, from the root of the site. */
export const copyPictures = async (
  unchanged: Map<string, string>,
  directory: string,
  fetchAsset: FetchAsset,
): Promise<string[]> => {
  mkdirSync(path.join(directory, 'images'), { recursive: true })
  const isMade = filesBelow(directory)
  await inParallel(
    [...unchanged].filter(([file]) => !isMade(file)),
    4,
    async ([file, url]) => {
      const bytes = await fetchAsset(url)
      if (bytes.length > mostTurnBytes)
        throw new Error(`${url} is ${bytes.length} bytes long; ${mostTurnBytes} is most.`)
      replaceFile(path.join(directory, file), bytes)
    },
  )
  return [...unchanged.keys()].map((file) => `/${file}`)
}

/** Makes every missing derivative through the content service's image API. Returns the paths of all of them, from the root of the site. */
export const makePictures = async (
  originals: Map<string, { url: string; width: number }>,
  directory: string,
  fetchAsset: FetchAsset,
  beginCount: BeginCount = countSilently,
): Promise<string[]> => {
  const wanted = [...originals].flatMap(derivativesOf)
  mkdirSync(path.join(directory, 'images'), { recursive: true })
  const isMade = filesBelow(directory)
  const missing = wanted.filter(({ file }) => !isMade(file))
  const work = missing.reduce((sum, picture) => sum + picture.work, 0)
  const countOne = beginCount('pictures made', missing.length, work)
  await inParallel(missing, 4, async ({ file, url, work }) => {
    replaceFile(path.join(directory, file), await fetchAsset(url))
    countOne(work)
  })
  return wanted.map(({ file }) => file)
}
