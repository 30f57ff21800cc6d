import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../../config/environment.ts'
import { staticQueryUrl } from '../../runtime/page-path.ts'
import { bundleInlineScripts } from '../bundle/bundle-inline-scripts.ts'
import { sourceHash } from '../bundle/source-hash.ts'
import type { ContentSource } from '../content/content-source.ts'
import { readEverything } from '../content/read-entries.ts'
import { renderDocument } from '../document/document.ts'
import { makeGuides } from '../guides/make-guides.ts'
import { keptDealerMaps } from '../maps/dealer-maps.ts'
import { copyPictures, makePictures } from '../pictures/make-pictures.ts'
import { readPictureTones } from '../pictures/picture-tones.ts'
import { commonFiles } from '../publish/common-files.ts'
import type { RenderPage } from '../render/prerender.tsx'
import { createSiteModel, type SiteModel } from '../site-model.ts'
import { devClient } from './dev-assets.ts'
import { styleguidePage } from './styleguide-page.ts'

/** The site made on demand: nothing is written but pictures, which are kept for the build. */
export interface DevSite {
  /** Reads the content again. */
  refresh(): Promise<void>
  /** The document of a page; undefined where there is none. */
  html(pathname: string, renderPage: RenderPage): string | undefined
  /** Any other file of the site, by its path without the leading slash. */
  file(name: string): Promise<string | Buffer | undefined>
}

const codeHash = 'development'

export const createDevSite = async (environment: Environment, source: ContentSource): Promise<DevSite> => {
  const { publicUrl, cacheDirectory } = environment
  const pictureDirectory = path.resolve(cacheDirectory, 'pictures')
  const mapCode = sourceHash(process.cwd(), ['src/build/maps', 'src/domain', 'src/site/content'])
  const inlineScripts = await bundleInlineScripts(process.cwd())
  const client = { ...devClient, inlineScripts }
  const read = async () =>
    createSiteModel({
      read: readEverything(source.client),
      tones: await readPictureTones(source.client, source.fetchAsset, pictureDirectory),
      client,
      codeHash,
      publicUrl,
      makeGuides: (editions) => makeGuides(editions, path.resolve(cacheDirectory, 'guides'), source.fetchAsset),
      makeMaps: (content) => keptDealerMaps(content, path.resolve(cacheDirectory, 'maps-of-development'), mapCode),
      now: new Date(),
      mapTiles: environment.mapTiles,
      requestLimit: environment.requestLimit,
      pictureEffort: environment.pictureEffort,
      furtherPage: styleguidePage,
    })
  const filesOf = ({ pages, editions }: SiteModel) =>
    commonFiles({
      pages,
      editions,
      source,
      environment: { ...environment, worker: 'off' },
      buildHash: devClient.buildHash,
      codeHash,
      styles: { styleHashes: [], documentStyles: {} },
      inlineScripts,
    })

  let model = await read()
  // Sitemaps, feeds and icons are seldom looked at while somebody edits: made when first asked for.
  let files: ReturnType<typeof filesOf> | undefined

  const picture = async (name: string): Promise<Buffer | undefined> => {
    const unchanged = model.pictures.unchanged().get(name)
    if (unchanged !== undefined) {
      await copyPictures(new Map([[name, unchanged]]), pictureDirectory, source.fetchAsset)
      return readFile(path.join(pictureDirectory, name))
    }
    const id = /^images\/(.+)-\d+\.(?:avif|webp)$/.exec(name)?.[1] ?? ''
    const original = model.pictures.originals().get(id)
    if (original === undefined) return undefined
    await makePictures(new Map([[id, original]]), pictureDirectory, source.fetchAsset)
    return readFile(path.join(pictureDirectory, name))
  }

  return {
    refresh: async () => {
      model = await read()
      files = undefined
    },
    html: (pathname, renderPage) => {
      const plan = model.plans.find(({ path: page }) => page === pathname)
      if (plan === undefined) return undefined
      return renderDocument(
        plan.job.document,
        renderPage(plan.job.document.pageData, model.staticQueries.shared),
        client,
      )
    },
    file: async (name) => {
      const query = Object.entries(model.staticQueries.byHash).find(([hash]) => staticQueryUrl(hash) === `/${name}`)
      if (query !== undefined) return JSON.stringify(query[1])
      const plan = model.plans.find(({ job }) => job.dataFile === name)
      if (plan !== undefined) return JSON.stringify(plan.job.document.pageData)
      const made = model.guides.get(name) ?? (await picture(name))
      if (made !== undefined) return made
      files ??= filesOf(model)
      return (await files)[name]
    },
  }
}
