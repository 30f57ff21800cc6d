import type { Font } from 'fontkit'
import { type FontCut, headingCut, openFont, strongCut, textCut } from '../fonts/font-instance.ts'
import type { FetchAsset } from '../pictures/make-pictures.ts'
import { replaceFile } from '../publish/replace-file.ts'
import { drawGuide } from './draw-guide.ts'
import type { Guide } from './guide.ts'
import { guidePicture } from './picture-request.ts'

/**
 * A font remembers how it was first asked for a shape: an É brings its E along without saying which letter that is, and
 * later guides would lack it in their text. Asked for every letter first, it says the same whatever is drawn before.
 */
const openWhole = async (cut: FontCut): Promise<Font> => {
  const font = await openFont(cut)
  for (const codePoint of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(codePoint)
  return font
}

/** Draws guides into their files. Many share a picture: it is fetched once. */
export const drawMissing = async (
  missing: [file: string, guide: Guide][],
  fetchAsset: FetchAsset,
  countOne: () => void,
): Promise<void> => {
  const fonts = {
    heading: await openWhole(headingCut),
    text: await openWhole(textCut),
    strong: await openWhole(strongCut),
  }
  const pictures = new Map<string, Promise<Buffer>>()
  for (const [file, guide] of missing) {
    const { url } = guide.picture
    const picture = pictures.get(url) ?? fetchAsset(guidePicture(url))
    pictures.set(url, picture)
    replaceFile(file, await drawGuide(guide, await picture, fonts))
    countOne()
  }
}
