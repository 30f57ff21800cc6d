import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { EditionContent } from '../content/edition-content.ts'
import type { FetchAsset } from '../pictures/make-pictures.ts'
import { type BeginCount, countSilently } from '../progress/running-count.ts'
import { type Guide, guideOf } from './guide.ts'

/** File of the site → its bytes. */
export type GuideFiles = Map<string, Buffer>

/** To be raised when the drawing changes. */
const design = 1

/** The path of a picture carries a hash of its contents: it is the same one on every host. */
const drawn = (guide: Guide): Guide => {
  const { pathname } = new URL(guide.picture.url, 'http://any.host')
  return { ...guide, picture: { ...guide.picture, url: pathname } }
}

const keptFile = (guide: Guide): string =>
  `${createHash('sha256')
    .update(JSON.stringify([design, drawn(guide)]))
    .digest('hex')
    .slice(0, 20)}.pdf`

/** The quick guides of every edition; those that an earlier build drew are not drawn again. */
export const makeGuides = async (
  editions: EditionContent[],
  directory: string,
  fetchAsset: FetchAsset,
  beginCount: BeginCount = countSilently,
): Promise<GuideFiles> => {
  const guides = editions.flatMap((content) => content.products.flatMap((product) => guideOf(product, content) ?? []))
  const kept = guides.map((guide): [string, Guide] => [path.join(directory, keptFile(guide)), guide])
  mkdirSync(directory, { recursive: true })
  const missing = kept.filter(([file]) => !existsSync(file))
  if (missing.length > 0) {
    // What draws takes longer to load than a rebuild takes that needs none of it.
    const { drawMissing } = await import('./draw-missing.ts')
    await drawMissing(missing, fetchAsset, beginCount('quick guides drawn', missing.length))
  }
  return new Map(kept.map(([file, guide]) => [guide.file, readFileSync(file)]))
}
