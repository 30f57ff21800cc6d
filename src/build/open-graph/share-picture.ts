import { hash } from 'node:crypto'
import { encoderRelease } from '../../content-service/images/encoder-release.ts'
import type { Picture } from '../../site/content/picture.ts'

/**
 * What the picture of a page shows when somebody shares it. `plan-pages.ts` names its file, `document.ts` puts that in the head, and
 * `build-site.ts` has it drawn (`draw-share-pictures.ts`): the first and the last must say the same of a page.
 */
export interface SharePicture {
  title: string
  brandName: string
  picture?: Picture | undefined
}

const design = 1

export const sharePictureFile = (share: SharePicture, encoder = encoderRelease()): string => {
  const shown = JSON.stringify([design, encoder, share.title, share.brandName, share.picture?.id])
  return `/images/share-${hash('sha256', shown).slice(0, 16)}.jpg`
}
