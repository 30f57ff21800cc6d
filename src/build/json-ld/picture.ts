import { pictureFile } from '../../domain/pictures/picture-file.ts'
import { fallbackWidth } from '../../domain/pictures/picture-widths.ts'
import type { Picture } from '../../site/content/picture.ts'

export const largestPictureFile = (picture: Picture): string =>
  pictureFile(picture.id, fallbackWidth(picture.width), 'webp')
