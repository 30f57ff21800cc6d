import { hash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { encoderRelease } from '../../content-service/images/encoder-release.ts'
import type { Picture } from '../../site/content/picture.ts'
import { filesBelow } from '../files-below.ts'
import { type BeginCount, countSilently } from '../progress/running-count.ts'

/** What the picture of a page shows when somebody shares it. */
export interface SharePicture {
  title: string
  brandName: string
  picture?: Picture | undefined
}

const design = 1

export const sharePictureFile = (share: SharePicture, encoder = encoderRelease()): string => {
  const shown = JSON.stringify([design, encoder, share.title, share.brandName, share.picture?.id])
  return `/images/share-${hash('sha256', shown).slice(0, 16)}.jpg`
}

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
