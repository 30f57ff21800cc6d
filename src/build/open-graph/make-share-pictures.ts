import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.ts'
import { type BeginCount, countSilently } from '../progress/running-count.ts'
import { type SharePicture, sharePictureFile } from './share-picture.ts'

/** Draws the missing ones beside the pictures they use. Returns the paths of all, from the root of the site. */
export const makeSharePictures = async (
  shares: SharePicture[],
  directory: string,
  beginCount: BeginCount = countSilently,
): Promise<string[]> => {
  const byFile = new Map(shares.map((share) => [sharePictureFile(share), share]))
  mkdirSync(path.join(directory, 'images'), { recursive: true })
  const isMade = filesBelow(directory)
  const missing = [...byFile].filter(([file]) => !isMade(file))
  if (missing.length > 0) {
    // Fonts and pixels take long to load: most builds need neither.
    const { drawSharePictures } = await import('./draw-share-pictures.ts')
    await drawSharePictures(missing, directory, beginCount('pictures for shared links drawn', missing.length))
  }
  return [...byFile.keys()]
}
