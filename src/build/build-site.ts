import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '../config/environment.ts'
import { demoPagesFile } from '../domain/demos/demo-screen.ts'
import { answerPageFile } from '../domain/forms/posted-answer.ts'
import { identityPageFile, passkeyScriptFile } from '../domain/identity/identity-page.ts'
import { deskFile } from '../domain/staff/desk-path.ts'
import { staticQueryUrl } from '../runtime/page-path.ts'
import { ensureDeskBundle } from './bundle/desk-bundle.ts'
import { ensureBundles } from './bundle/ensure-bundles.ts'
import { sourceHash } from './bundle/source-hash.ts'
import { checkSite } from './check/check-site.ts'
import { type ContentSource, createContentSource } from './content/content-source.ts'
import type { EditionContent } from './content/edition-content.ts'
import { type EntryCache, openEntryCache } from './content/entry-cache.ts'
import { readEverything } from './content/read-entries.ts'
import { makeGuides } from './guides/make-guides.ts'
import { keptDealerMaps } from './maps/dealer-maps.ts'
import { makeSharePictures } from './open-graph/make-share-pictures.ts'
import { copyPictures, makePictures } from './pictures/make-pictures.ts'
import { readPictureTones } from './pictures/picture-tones.ts'
import type { BeginCount } from './progress/running-count.ts'
import { filesAsPublished, linksIn, pagesAfter, readBuildState } from './publish/build-state.ts'
import { commonFiles } from './publish/common-files.ts'
import { compressData, compressionSettings } from './publish/compress.ts'
import { contentReport } from './publish/content-report.ts'
import { deskDocument } from './publish/desk-document.ts'
import { documentStyles } from './publish/document-styles.ts'
import { publish } from './publish/publish.ts'
import { serverFiles } from './publish/server-files.ts'
import { createStaging } from './publish/staging.ts'
import { renderAll } from './render/render-pool.ts'
import { knownSearchEntries } from './search/known-search-entries.ts'
import { createSiteModel } from './site-model.ts'
import type { StaticQueries } from './static-queries/static-queries.ts'
import { buildWorker } from './worker/build-worker.ts'

export interface BuildSummary {
  pages: number
  rendered: number
}

export interface BuildOptions {
  root: string
  environment: Environment
  report: (line: string) => void
  /** For what takes long: pictures of a first build, above all. */
  beginCount?: BeginCount
}

/** Makes the site, or only what changed since it was last made. Fails without touching what is published. */
export const buildSite = async ({ root, environment, report, beginCount }: BuildOptions): Promise<BuildSummary> => {
  const { siteDirectory, cacheDirectory, publicUrl, sourceDate: now = new Date() } = environment
  const bundles = await ensureBundles(root, cacheDirectory, report)
  const { client, codeHash } = bundles

  report('Reading the content')
  const source = await createContentSource(environment)
  const pictureDirectory = path.resolve(cacheDirectory, 'pictures')
  const tones = await readPictureTones(source.client, source.fetchAsset, pictureDirectory, beginCount)
  const entries = entriesOf(source, root, environment, codeHash)
  const model = await createSiteModel({
    read: entries.read,
    tones,
    client,
    codeHash,
    publicUrl,
    makeGuides: (all) => makeGuides(all, path.resolve(cacheDirectory, 'guides'), source.fetchAsset, beginCount),
    makeMaps: (content) => keptDealerMaps(content, path.resolve(cacheDirectory, 'maps'), codeHash),
    now,
    mapTiles: environment.mapTiles,
    requestLimit: environment.requestLimit,
    pictureEffort: environment.pictureEffort,
  })
  entries.save()
  const { editions, pages, pictures, staticQueries, plans } = model

  const before = readBuildState(siteDirectory)
  const staging = createStaging(
    path.resolve(cacheDirectory, `staging-${process.pid}`),
    filesAsPublished(before, compressionSettings),
  )
  try {
    const outdated = plans.filter((plan) => before.pages[plan.path]?.hash !== plan.hash)
    const changed = new Set(outdated.map((plan) => plan.path))
    report(`Rendering ${outdated.length} of ${plans.length} pages`)
    const rendered = await renderAll(
      outdated.map((plan) => plan.job),
      {
        bundle: bundles.prerender,
        staging: staging.directory,
        staticQueries: staticQueries.shared,
        sheets: client.sheets,
        inlineScripts: client.inlineScripts,
        compress: true,
      },
    )

    report('Making pictures')
    const pictureFiles = [
      ...(await makePictures(pictures.originals(), pictureDirectory, source.fetchAsset, beginCount)),
      ...(await copyPictures(pictures.unchanged(), pictureDirectory, source.fetchAsset)),
    ]
    const shareFiles = await makeSharePictures(
      pages.map(({ title, picture, edition }) => ({ title, picture, brandName: brandNameOf(editions, edition) })),
      pictureDirectory,
      beginCount,
    )

    const common = await commonFiles({
      pages,
      editions,
      source,
      environment,
      buildHash: client.buildHash,
      codeHash,
      styles: documentStyles(plans, client.sheets),
      inlineScripts: client.inlineScripts,
      found: knownSearchEntries(siteDirectory, (page) => page in before.pages && !changed.has(page)),
    })
    const desk = await ensureDeskBundle(root, cacheDirectory)
    const { answers, identityPages, passkeyScript, demoPages } = bundles.drawings
    const drawings = {
      [answerPageFile]: readFileSync(answers),
      [identityPageFile]: readFileSync(identityPages),
      [passkeyScriptFile]: readFileSync(passkeyScript),
      [demoPagesFile]: readFileSync(demoPages),
      [deskFile]: deskDocument(desk),
    }
    const others = Object.entries({
      ...common,
      ...serverFiles(editions, environment),
      ...drawings,
      ...(await contentReport({ source, environment, now, report })),
    })
    for (const [file, contents] of [...others, ...model.guides]) staging.add(file, contents)
    staging.add(
      'sw.js',
      await buildWorker({
        root,
        siteDirectory,
        staging: staging.directory,
        bundles,
        shell: staticQueries.shellHashes,
        worker: environment.worker,
      }),
    )

    report('Checking links and headings')
    const hashed = [
      { directory: bundles.clientDirectory, files: bundles.clientFiles },
      { directory: desk.directory, files: [...desk.files] },
      { directory: pictureDirectory, files: [...pictureFiles, ...shareFiles].map((file) => file.slice(1)) },
      keepStaticQueries(staticQueries, cacheDirectory),
    ]
    const checked = checkSite({
      pages,
      rendered: new Map(rendered.map(({ path: page, inspection }) => [page, inspection])),
      kept: linksIn(before),
      files: new Set([...Object.keys(staging.hashes()), ...hashed.flatMap(({ files }) => files)]),
      filesBefore: new Set(Object.keys(before.files)),
      publicUrl,
      contentDirectory: source.embedded === undefined ? undefined : environment.content.directory,
    })

    publish({
      siteDirectory,
      stagingDirectory: staging.directory,
      changed: [...outdated.flatMap(({ job }) => [job.htmlFile, job.dataFile]), ...staging.changed()],
      hashed,
      before,
      after: { ...pagesAfter(before, plans, checked), files: staging.hashes(), compressed: compressionSettings },
      now,
    })
    return { pages: plans.length, rendered: outdated.length }
  } finally {
    staging.discard()
  }
}

/** Entries of the embedded service are kept between builds; one elsewhere is asked for everything. */
const entriesOf = (
  source: ContentSource,
  root: string,
  { cacheDirectory, content }: Environment,
  codeHash: string,
): EntryCache => {
  const { client, embedded } = source
  if (embedded === undefined) return { read: readEverything(client), save: () => undefined }
  const version = [codeHash, sourceHash(root, ['src/content-service']), content.space, content.environment].join(' ')
  return openEntryCache({ client, service: embedded, directory: path.resolve(cacheDirectory, 'entries'), version })
}

const brandNameOf = (editions: EditionContent[], edition: string): string =>
  editions.find(({ code }) => code === edition)?.brand.name ?? ''

const writeWithVariants = (file: string, bytes: Buffer): void => {
  const { br, gz } = compressData(bytes)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Static queries carry the hash of their contents in their name, like the bundle's files: older ones stay for open pages. */
const keepStaticQueries = ({ byHash }: StaticQueries, cacheDirectory: string) => {
  const directory = path.resolve(cacheDirectory, 'static-queries', compressionSettings)
  const files = Object.entries(byHash).map(([hash, value]) => {
    const file = staticQueryUrl(hash).slice(1)
    const target = path.join(directory, file)
    if (!existsSync(`${target}.gz`)) writeWithVariants(target, Buffer.from(JSON.stringify(value)))
    return file
  })
  return { directory, files }
}
