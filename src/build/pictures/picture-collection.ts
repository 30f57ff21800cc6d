import { createHash } from 'node:crypto'
import path from 'node:path'
import { encoderSettings } from '../../content-service/images/encoding.ts'
import type { PictureEffort } from '../../domain/pictures/picture-effort.ts'
import type { Picture } from '../../site/content/picture.ts'
import type { Asset } from '../content/types/asset.ts'
import { quality } from './make-pictures.ts'
import { originalPath, type PictureTones } from './picture-tones.ts'

/** The pictures that pages use: made once each, however often they are shown. */
export interface PictureCollection {
  /** Notes that a page shows the asset and says how it names it. */
  use(asset: Asset): Picture
  /** How many hundredths of its height are empty above what a cut-out shows. */
  headroom(asset: Asset): number
  /** Notes that a page shows the asset as it is, and says where. */
  useAsIs(asset: Asset): string
  /** File → address, of what is shown as it is. */
  unchanged(): Map<string, string>
  /** Picture id → address of its original. */
  originals(): Map<string, { url: string; width: number }>
}

const nameOf = (url: string): string => (url.split('?')[0]?.split('/').at(-1) ?? 'picture').toLowerCase()

const stem = (url: string): string => nameOf(url).replace(/\.[a-z0-9]+$/, '')

export const createPictureCollection = (
  allTones: PictureTones,
  effort: PictureEffort,
  encoder?: string,
): PictureCollection => {
  const settings = JSON.stringify(quality) + encoderSettings(effort, encoder)
  const originals = new Map<string, { url: string; width: number }>()
  const ids = new Map<string, string>()
  const unchanged = new Map<string, string>()
  return {
    use: (asset) => {
      const known = ids.get(asset.url)
      const id =
        known ??
        `${stem(asset.url)}-${createHash('sha256')
          .update(`${originalPath(asset.url)} ${settings}`)
          .digest('hex')
          .slice(0, 8)}`
      if (known === undefined) {
        ids.set(asset.url, id)
        originals.set(id, { url: asset.url, width: asset.width })
      }
      const tones = allTones.get(originalPath(asset.url)) ?? ''
      const isCutOut = tones.length < 12
      return { id, width: asset.width, height: asset.height, alt: asset.description, ...(!isCutOut && { tones }) }
    },
    headroom: (asset) => {
      const looks = allTones.get(originalPath(asset.url)) ?? ''
      return looks.length === 2 ? Number(looks) : 0
    },
    useAsIs: ({ url }) => {
      const hash = createHash('sha256').update(originalPath(url)).digest('hex').slice(0, 8)
      const file = `images/${stem(url)}-${hash}${path.extname(nameOf(url))}`
      unchanged.set(file, url)
      return `/${file}`
    },
    unchanged: () => unchanged,
    originals: () => originals,
  }
}
