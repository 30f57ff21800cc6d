import type { Sharp } from 'sharp'
import type { PictureEffort } from '../../domain/pictures/picture-effort.ts'
import type { AssetFile } from '../load/content.ts'
import { avifSettings, webpSettings } from './encoding.ts'
import type { ImageFormat, ImageParameters } from './image-parameters.ts'
import { maxImageSide } from './max-image-side.ts'
import { outputSize, type Size } from './output-size.ts'

const positions: Record<NonNullable<ImageParameters['focus']>, string> = {
  center: 'center',
  top: 'top',
  top_right: 'right top',
  right: 'right',
  bottom_right: 'right bottom',
  bottom: 'bottom',
  bottom_left: 'left bottom',
  left: 'left',
  top_left: 'left top',
  // There is no face detection here: what draws the eye comes closest.
  face: 'attention',
  faces: 'attention',
}

const formatsByType: Record<string, ImageFormat> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

export const imageTypes: Record<ImageFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
}

/** The format changes only when asked; a drawing stays a drawing unless a pixel format is asked for. */
export const formatOf = (file: AssetFile, parameters: ImageParameters): ImageFormat | undefined =>
  parameters.format ?? formatsByType[file.contentType]

export const renderImage = async (
  file: AssetFile,
  parameters: ImageParameters,
  format: ImageFormat,
  effort: PictureEffort = 'usual',
): Promise<Buffer> => {
  // Loaded only where a picture is made: most builds make none, and it takes longer than much of the rest.
  const { default: sharp } = await import('sharp')
  const opaque = format === 'jpg'
  const background = parameters.background ?? (opaque ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 })
  let image = resize(sharp(file.path, { animated: false }).autoOrient(), file, parameters, background)
  if (parameters.radius) {
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
    const corners = roundedCorners(info.width, info.height, parameters.radius)
    const rounded = await sharp(data)
      .ensureAlpha()
      .composite([{ input: corners, blend: 'dest-in' }])
      .png()
      .toBuffer()
    image = sharp(rounded)
    if (parameters.background) image = image.flatten({ background: parameters.background })
  }
  if (opaque) image = image.flatten({ background })
  return encode(image, format, parameters, outputSize(file, parameters), effort).toBuffer()
}

type Background = string | { r: number; g: number; b: number; alpha: number }

const resize = (image: Sharp, file: AssetFile, parameters: ImageParameters, background: Background): Sharp => {
  const { width, height, fit } = parameters
  if (width === undefined && height === undefined) return image
  // The side that is not given follows from the other, and must not become larger than may be asked for.
  const box = { width: width ?? maxImageSide, height: height ?? maxImageSide }
  const isFree = width === undefined || height === undefined
  const size = { ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) }
  const position = positions[parameters.focus ?? 'center']
  if (fit === undefined) return image.resize({ ...size, fit: 'inside', withoutEnlargement: true })
  switch (fit) {
    case 'pad':
      return padded(image, file, parameters, background)
    case 'scale':
      return image.resize(isFree ? { ...box, fit: 'inside' } : { ...size, fit: 'fill' })
    case 'crop': {
      // Cuts a piece out of the original at its own scale.
      const cut = {
        width: Math.min(width ?? file.width ?? 1, file.width ?? 1),
        height: Math.min(height ?? file.height ?? 1, file.height ?? 1),
      }
      return image.extract({ ...cut, ...cornerOf(file, cut, position) })
    }
    case 'fill':
    case 'thumb':
      return image.resize(isFree ? { ...box, fit: 'inside' } : { ...size, fit: 'cover', position })
  }
}

const cornerOf = (file: AssetFile, cut: Size, position: string) => ({
  left: position.includes('left')
    ? 0
    : Math.floor(((file.width ?? cut.width) - cut.width) / (position.includes('right') ? 1 : 2)),
  top: position.includes('top')
    ? 0
    : Math.floor(((file.height ?? cut.height) - cut.height) / (position.includes('bottom') ? 1 : 2)),
})

/** The picture at most at its own size, in a canvas of exactly the size asked for. */
const padded = (image: Sharp, file: AssetFile, parameters: ImageParameters, background: Background): Sharp => {
  const natural = { width: file.width ?? 1, height: file.height ?? 1 }
  const canvas = { width: parameters.width ?? natural.width, height: parameters.height ?? natural.height }
  const scale = Math.min(1, canvas.width / natural.width, canvas.height / natural.height)
  const inner = {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  }
  const left = Math.floor((canvas.width - inner.width) / 2)
  const top = Math.floor((canvas.height - inner.height) / 2)
  return image.resize({ ...inner, fit: 'fill' }).extend({
    left,
    right: canvas.width - inner.width - left,
    top,
    bottom: canvas.height - inner.height - top,
    background,
  })
}

const roundedCorners = (width: number, height: number, radius: number | 'max'): Buffer => {
  const shape =
    radius === 'max'
      ? `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}"/>`
      : `<rect width="${width}" height="${height}" rx="${radius}" ry="${radius}"/>`
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shape}</svg>`)
}

/** More pixels than any page shows: made with less effort. */
const huge = 4_000_000

const encode = (
  image: Sharp,
  format: ImageFormat,
  { quality, flag }: ImageParameters,
  { width, height }: Size,
  effort: PictureEffort,
): Sharp => {
  const asked = quality === undefined ? {} : { quality }
  const isHuge = width * height > huge
  switch (format) {
    case 'jpg':
      return image.jpeg({ ...asked, progressive: flag === 'progressive', mozjpeg: !isHuge })
    case 'png':
      return image.png(flag === 'png8' ? { ...asked, palette: true, effort: isHuge ? 1 : 7 } : {})
    case 'webp':
      return image.webp({ ...asked, ...webpSettings(effort) })
    case 'avif':
      return image.avif({ ...asked, ...avifSettings(effort, width), ...(isHuge && { effort: 0 }) })
    case 'gif':
      return image.gif({ effort: isHuge ? 1 : 7 })
  }
}
