import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBundles } from './bundle/ensure-bundles.ts'
import { createContentSource } from './content/content-source.ts'
import type { EditionContent } from './content/site-content.ts'
import type { Environment } from './environment.ts'
import { makeSharePictures } from './open-graph/share-picture.ts'
import type { StaticQueries } from './pages/static-queries.ts'
import { makePictures } from './pictures/make-pictures.ts'
import { readPictureTones } from './pictures/picture-tones.ts'
import { readBuildState } from './publish/build-state.ts'
import { commonFiles } from './publish/common-files.ts'
import { publish } from './publish/publish.ts'
import { createStaging } from './publish/staging.ts'
import { renderAll } from './render/render-pool.ts'
import { createSiteModel } from './site-model.ts'
import { buildWorker } from './worker/build-worker.ts'

export interface BuildSummary {
  pages: number
  rendered: number
}

export interface BuildOptions {
  root: string
  environment: Environment
  report: (line: string) => void
  now?: () => Date
}

/** Makes the site, or only what changed since it was last made. Fails without touching what is published. */
export const buildSite = async ({
  root,
  environment,
  report,
  now = () => new Date(),
}: BuildOptions): Promise<BuildSummary> => {
  const { siteDirectory, cacheDirectory, publicUrl } = environment
  const bundles = await ensureBundles(root, cacheDirectory, report)
  const { client, codeHash } = bundles

  report('Reading the content')
  const source = await createContentSource(environment)
  const pictureDirectory = path.resolve(cacheDirectory, 'pictures')
  const tones = await readPictureTones(source.client, source.fetchAsset, pictureDirectory)
  const model = await createSiteModel({ content: source.client, tones, client, codeHash, publicUrl })
  const { editions, pages, pictures, staticQueries, plans } = model

  const before = readBuildState(siteDirectory)
  const staging = createStaging(path.resolve(cacheDirectory, `staging-${process.pid}`), before.files)
  try {
    const outdated = plans.filter((plan) => before.pages[plan.path]?.hash !== plan.hash)
    report(`Rendering ${outdated.length} of ${plans.length} pages`)
    const rendered = await renderAll(
      outdated.map((plan) => plan.job),
      { bundle: bundles.prerender, staging: staging.directory, staticQueries: staticQueries.byHash, compress: true },
    )

    report('Making pictures')
    const pictureFiles = await makePictures(pictures.originals(), pictureDirectory, source.fetchAsset)
    const shareFiles = await makeSharePictures(
      pages.map(({ title, picture, edition }) => ({ title, picture, brandName: brandNameOf(editions, edition) })),
      pictureDirectory,
    )

    const common = await commonFiles({ pages, editions, source, environment, buildHash: client.buildHash })
    for (const [file, contents] of Object.entries(common)) staging.add(file, contents)
    staging.add(
      'sw.js',
      await buildWorker({
        root,
        siteDirectory,
        staging: staging.directory,
        bundles,
        shell: Object.keys(staticQueries.byHash),
        worker: environment.worker,
      }),
    )

    publish({
      siteDirectory,
      stagingDirectory: staging.directory,
      changed: [...rendered, ...staging.changed()],
      hashed: [
        { directory: bundles.clientDirectory, files: bundles.clientFiles },
        { directory: pictureDirectory, files: [...pictureFiles, ...shareFiles].map((file) => file.slice(1)) },
        keepStaticQueries(staticQueries, cacheDirectory),
      ],
      before,
      after: {
        pages: Object.fromEntries(
          plans.map(({ path: page, hash, job }) => [page, { hash, files: [job.htmlFile, job.dataFile] }]),
        ),
        files: staging.hashes(),
      },
      now: now(),
    })
    return { pages: plans.length, rendered: outdated.length }
  } finally {
    staging.discard()
  }
}

const brandNameOf = (editions: EditionContent[], edition: string): string =>
  editions.find(({ code }) => code === edition)?.brand.name ?? ''

/** Static queries carry the hash of their contents in their name, like the bundle's files: older ones stay for open pages. */
const keepStaticQueries = ({ byHash }: StaticQueries, cacheDirectory: string) => {
  const directory = path.resolve(cacheDirectory, 'static-queries')
  const files = Object.entries(byHash).map(([hash, value]) => {
    const file = `page-data/sq/d/${hash}.json`
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true })
    writeFileSync(path.join(directory, file), JSON.stringify(value))
    return file
  })
  return { directory, files }
}
