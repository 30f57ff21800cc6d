import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { pictureFile } from '../../domain/pictures/picture-file.ts'
import { fallbackWidth } from '../../domain/pictures/picture-widths.ts'
import type { Picture } from '../../site/content/picture.ts'
import { inParallel } from '../in-parallel.ts'
import { replaceFile } from '../publish/replace-file.ts'
import { type HeadingFont, loadHeadingFont } from './heading-font.ts'
import type { SharePicture } from './share-picture.ts'

const width = 1200
const height = 630
const margin = 72
const channels = 3
const ground = '#e3f0f2'
const place = { left: 630, top: 50, width: 540, height: 520 }

const titleSvg = ({ title, brandName, picture }: SharePicture, font: HeadingFont): string => {
  const room = picture === undefined ? width - 2 * margin : 560
  const size = title.length > 40 ? 56 : 68
  const lines = font.wrap(title, size, room).slice(0, 5)
  const top = height / 2 - ((lines.length - 1) * size * 1.08) / 2 + size * 0.35
  const outlines = lines.map((line, index) => font.outline(line, margin, top + index * size * 1.08, size))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#1d252c">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    ${font.outline(brandName, margin, 96, 34)}${outlines.join('')}
    <g fill="#58c8df">${Array.from({ length: 24 }, (_, tile) => `<rect x="${tile * 50}" y="606" width="48" height="24"/>`).join('')}</g>
  </svg>`
}

type Layers = Map<string, Promise<Buffer>>

/** Many pages show the same picture: it is brought to size once, on the ground that all of them have. */
const pictureLayer = ({ id, width: original }: Picture, pictures: string, layers: Layers): Promise<Buffer> => {
  const known = layers.get(id)
  if (known !== undefined) return known
  const size = fallbackWidth(original)
  const made = sharp(path.join(pictures, pictureFile(id, size, 'webp')))
    .resize(place.width, place.height, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .removeAlpha()
    .raw()
    .toBuffer()
  layers.set(id, made)
  return made
}

/** Line by line: the picture hides what lies below it, and to blend a whole canvas takes longer than to draw one. */
const paste = (picture: Buffer, canvas: Buffer): void => {
  const line = place.width * channels
  for (let y = 0; y < place.height; y += 1)
    picture.copy(canvas, ((place.top + y) * width + place.left) * channels, y * line, (y + 1) * line)
}

const draw = async (share: SharePicture, pictures: string, font: HeadingFont, known: Layers): Promise<Sharp> => {
  const canvas = await sharp(Buffer.from(titleSvg(share, font)))
    .removeAlpha()
    .raw()
    .toBuffer()
  if (share.picture !== undefined) paste(await pictureLayer(share.picture, pictures, known), canvas)
  return sharp(canvas, { raw: { width, height, channels } })
}

export const drawSharePictures = async (
  wanted: (readonly [file: string, share: SharePicture])[],
  directory: string,
  countOne: () => void,
): Promise<void> => {
  const font = await loadHeadingFont()
  const layers: Layers = new Map()
  await inParallel(wanted, 4, async ([file, share]) => {
    const drawing = await draw(share, directory, font, layers)
    replaceFile(path.join(directory, file), await drawing.jpeg({ quality: 80 }).toBuffer())
    countOne()
  })
}
