import { pictureFile, pictureWidths } from '../../domain/picture-widths.ts'
import type { Picture } from '../content/picture.ts'

interface Props {
  picture: Picture
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  /** The largest picture of the first screen: fetched at once, never lazily. */
  priority?: boolean
}

export const PictureView = ({ picture: { id, width, height, alt = '' }, sizes, priority = false }: Props) => {
  const widths = pictureWidths(width)
  const largest = widths.at(-1) ?? width
  return (
    <img
      src={pictureFile(id, largest)}
      srcSet={widths.map((each) => `${pictureFile(id, each)} ${each}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  )
}
