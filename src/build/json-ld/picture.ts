import { pictureFile, pictureWidths } from '../../domain/picture-widths.ts'
import type { Picture } from '../../site/content/picture.ts'

export const largestPictureFile = (picture: Picture): string =>
  pictureFile(picture.id, pictureWidths(picture.width).at(-1) ?? picture.width)
