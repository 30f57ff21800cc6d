import type { AssetFile } from '../load/content.ts'

/** `ImageTransformOptions` of the GraphQL API, its enums already in the words of the image API. */
export interface ImageTransform {
  width?: number | null
  height?: number | null
  quality?: number | null
  cornerRadius?: number | null
  resizeStrategy?: string | null
  resizeFocus?: string | null
  backgroundColor?: string | null
  format?: string | null
}

/** The address of an asset's file, with the parameters that make the picture asked for. */
export const imageUrl = (
  imagesUrl: string,
  space: string,
  assetId: string,
  { hash, fileName, contentType }: AssetFile,
  transform: ImageTransform | null | undefined,
): string => {
  const url = `${imagesUrl}/${[space, assetId, hash, fileName].map(encodeURIComponent).join('/')}`
  if (!transform || !contentType.startsWith('image/')) return url
  const parameters = new URLSearchParams()
  const set = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value))
  }
  set('w', transform.width)
  set('h', transform.height)
  set('q', transform.quality)
  set('r', transform.cornerRadius === -1 ? 'max' : transform.cornerRadius)
  set('fit', transform.resizeStrategy)
  set('f', transform.resizeFocus)
  set('bg', transform.backgroundColor)
  const [format, flag] = (transform.format ?? '').split('+')
  set('fm', format)
  set('fl', flag)
  // The colon of `rgb:` may stand unescaped, and Contentful leaves it so.
  const query = parameters.toString().replace('rgb%3A', 'rgb:')
  return query === '' ? url : `${url}?${query}`
}
