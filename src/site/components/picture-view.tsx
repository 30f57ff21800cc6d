import { pictureFile } from '../../domain/pictures/picture-file.ts'
import { fallbackWidth, pictureWidths } from '../../domain/pictures/picture-widths.ts'
import type { Picture } from '../content/picture.ts'

interface Props {
  picture: Picture
  /** Shown instead on phones. */
  portrait?: Picture | undefined
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  /** The largest picture of the first screen: fetched at once, never lazily. */
  priority?: boolean
}

const avif = ({ id, width }: Picture) =>
  pictureWidths(width)
    .map((each) => `${pictureFile(id, each, 'avif')} ${each}w`)
    .join(', ')

const phone = '(max-width: 50.99rem)'

/** The colours of the corners stand in for the picture until it is there. */
const corners = (tones = '') =>
  tones && Object.fromEntries([0, 3, 6, 9].map((at) => [`data-tone-${at / 3}`, `#${tones.slice(at, at + 3)}`]))

export const PictureView = ({ picture, portrait, sizes, priority = false }: Props) => {
  const { id, width, height, alt = '', tones } = picture
  return (
    <picture>
      {portrait !== undefined && (
        <source
          media={phone}
          type="image/avif"
          srcSet={avif(portrait)}
          sizes={sizes}
          width={portrait.width}
          height={portrait.height}
        />
      )}
      <source type="image/avif" srcSet={avif(picture)} sizes={sizes} />
      <img
        src={pictureFile(id, fallbackWidth(width), 'webp')}
        width={width}
        height={height}
        alt={alt}
        {...corners(tones)}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  )
}
