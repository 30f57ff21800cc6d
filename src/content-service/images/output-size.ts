import type { AssetFile } from '../load/content.ts'
import type { ImageParameters } from './image-parameters.ts'
import { maxImageSide } from './max-image-side.ts'

export interface Size {
  width: number
  height: number
}

/** How large a picture becomes, to a pixel or so, before it is made. */
export const outputSize = (file: AssetFile, { width, height, fit }: ImageParameters): Size => {
  const natural = { width: file.width ?? width ?? 1, height: file.height ?? height ?? 1 }
  const asked = { width: width ?? natural.width, height: height ?? natural.height }
  if (width === undefined && height === undefined) return natural
  switch (fit) {
    case 'pad':
      return asked
    case 'crop':
      return { width: Math.min(asked.width, natural.width), height: Math.min(asked.height, natural.height) }
    case 'fill':
    case 'scale':
    case 'thumb':
      if (width !== undefined && height !== undefined) return { width, height }
      return inside(natural, { width: width ?? maxImageSide, height: height ?? maxImageSide })
    default:
      return inside(natural, {
        width: Math.min(asked.width, natural.width),
        height: Math.min(asked.height, natural.height),
      })
  }
}

const inside = (natural: Size, box: Size): Size => {
  const scale = Math.min(box.width / natural.width, box.height / natural.height)
  return { width: Math.round(natural.width * scale), height: Math.round(natural.height * scale) }
}
