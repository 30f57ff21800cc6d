import type { AssetFile } from '../load/content.ts'
import type { ImageFormat, ImageParameters } from './image-parameters.ts'
import { outputSize } from './output-size.ts'

/** Processor time to make a million pixels, in milliseconds: measured on one core of 2026, at the highest quality. */
const perMegapixel: Record<ImageFormat, number> = { jpg: 150, png: 100, webp: 500, avif: 300, gif: 500 }
const forReading = 30
const forPalette = 400
/** The picture is written and read twice more. */
const forRadius = 250

/**
 * What a picture will cost, in milliseconds of processor time. Reckoned and not measured: so it can be known before, and a clock
 * would count what others do meanwhile.
 */
export const renderCost = (file: AssetFile, parameters: ImageParameters, format: ImageFormat): number => {
  const { width, height } = outputSize(file, parameters)
  const read = ((file.width ?? width) * (file.height ?? height)) / 1e6
  const each =
    perMegapixel[format] +
    (format === 'png' && parameters.flag === 'png8' ? forPalette : 0) +
    (parameters.radius ? forRadius : 0)
  return Math.ceil(forReading * read + ((width * height) / 1e6) * each)
}
