import { renameSync, writeFileSync } from 'node:fs'
import { headingCut, openFont, strongCut, textCut } from '../fonts/font-instance.ts'
import type { FetchAsset } from '../pictures/make-pictures.ts'
import { drawGuide } from './draw-guide.ts'
import type { Guide } from './guide.ts'
import { guidePicture } from './picture-request.ts'

/** Draws guides into their files. Many share a picture: it is fetched once. */
export const drawMissing = async (missing: [file: string, guide: Guide][], fetchAsset: FetchAsset): Promise<void> => {
  const fonts = {
    heading: await openFont(headingCut),
    text: await openFont(textCut),
    strong: await openFont(strongCut),
  }
  const pictures = new Map<string, Promise<Buffer>>()
  for (const [file, guide] of missing) {
    const { url } = guide.picture
    const picture = pictures.get(url) ?? fetchAsset(guidePicture(url))
    pictures.set(url, picture)
    writeFileSync(`${file}.part`, await drawGuide(guide, await picture, fonts))
    renameSync(`${file}.part`, file)
  }
}
