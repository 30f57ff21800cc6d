import type { PictureEffort } from '../domain/pictures/picture-effort.ts'
import type { MapTiles } from '../site/content/dealer-map.ts'
import type { ClientBundle } from './bundle/client-bundle.ts'
import type { EditionContent } from './content/edition-content.ts'
import type { ReadEntries } from './content/read-entries.ts'
import { readSiteContent } from './content/site-content.ts'
import type { GuideFiles } from './guides/make-guides.ts'
import type { DealerMaps } from './maps/dealer-maps.ts'
import { createPictureCollection, type PictureCollection } from './pictures/picture-collection.ts'
import type { PictureTones } from './pictures/picture-tones.ts'
import { listPages } from './registry/list-pages.ts'
import type { SitePage } from './registry/site-page.ts'
import { type PagePlan, planPages } from './render/plan-pages.ts'
import { createStaticQueries, type StaticQueries } from './static-queries/static-queries.ts'
import { createEditionView, type EditionView } from './view/edition-view.ts'

/** The whole site before anything is rendered: what the build writes out and the development server shows on demand. */
export interface SiteModel {
  editions: EditionContent[]
  pages: SitePage[]
  pictures: PictureCollection
  staticQueries: StaticQueries
  plans: PagePlan[]
  guides: GuideFiles
}

interface Given {
  read: ReadEntries
  tones: PictureTones
  client: ClientBundle
  codeHash: string
  publicUrl: string
  makeGuides: (editions: EditionContent[]) => Promise<GuideFiles>
  makeMaps: (content: EditionContent) => DealerMaps | Promise<DealerMaps>
  /** Pages that depend on the day show this one until the visitor's own clock speaks. */
  now: Date
  mapTiles?: MapTiles | undefined
  requestLimit?: number | undefined
  pictureEffort: PictureEffort
  /** Pages that are not published. */
  furtherPage?: (view: EditionView) => SitePage
}

export const createSiteModel = async ({
  read,
  tones,
  client,
  codeHash,
  publicUrl,
  makeGuides,
  makeMaps,
  now,
  mapTiles,
  requestLimit,
  pictureEffort,
  furtherPage,
}: Given): Promise<SiteModel> => {
  const editions = await readSiteContent(read)
  const pictures = createPictureCollection(tones, pictureEffort)
  const guides = await makeGuides(editions)
  const views = await Promise.all(
    editions.map(async (content) =>
      createEditionView(content, {
        pictures,
        guides,
        now,
        mapTiles,
        requestLimit,
        dealerMaps: await makeMaps(content),
      }),
    ),
  )
  const [main] = views
  const further = furtherPage !== undefined && main !== undefined ? [furtherPage(main)] : []
  const pages = [...listPages(views), ...further]
  const staticQueries = createStaticQueries(views)
  const plans = planPages(pages, { editions, staticQueries, client, codeHash, publicUrl })
  return { editions, pages, pictures, staticQueries, plans, guides }
}
