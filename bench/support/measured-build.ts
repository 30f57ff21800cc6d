import path from 'node:path'
import { buildSite } from '../../src/build/build-site.ts'
import { ensureBundles } from '../../src/build/bundle/ensure-bundles.ts'
import { createContentSource } from '../../src/build/content/content-source.ts'
import { readEverything } from '../../src/build/content/read-entries.ts'
import { drawDealerMaps } from '../../src/build/maps/dealer-maps.ts'
import { readPictureTones } from '../../src/build/pictures/picture-tones.ts'
import { renderAll } from '../../src/build/render/render-pool.ts'
import { createSiteModel } from '../../src/build/site-model.ts'
import { readEnvironment } from '../../src/config/environment.ts'

// One build, with what its steps took; the last line printed is JSON.
const read = readEnvironment(process.env)
if (!read.ok) throw new Error('The environment of the benchmark is not valid.')
const { environment } = read
const root = process.cwd()

const steps: { name: string; at: number }[] = []
const { pages, rendered } = await buildSite({
  root,
  environment,
  report: (name) => steps.push({ name, at: performance.now() }),
})
const since = (from: string, to: string): number =>
  (steps.find(({ name }) => name.startsWith(to))?.at ?? 0) - (steps.find(({ name }) => name.startsWith(from))?.at ?? 0)
const render = since('Rendering', 'Making pictures')

const isGenerated = (page: string): boolean => page.startsWith('/en-au/products/bench-')

/** Pages once more, with and without compression: the generated products alone, and all of them. */
const renderAgain = async () => {
  const { client, codeHash, prerender } = await ensureBundles(root, environment.cacheDirectory, () => undefined)
  const { client: content, fetchAsset } = await createContentSource(environment)
  const tones = await readPictureTones(content, fetchAsset, path.resolve(environment.cacheDirectory, 'pictures'))
  const model = await createSiteModel({
    read: readEverything(content),
    tones,
    client,
    codeHash,
    publicUrl: environment.publicUrl,
    makeGuides: async () => new Map(),
    makeMaps: drawDealerMaps,
    pictureEffort: environment.pictureEffort,
    now: new Date(),
  })
  const perPage = async (plans: typeof model.plans, compress: boolean): Promise<number> => {
    const started = performance.now()
    await renderAll(
      plans.map(({ job }) => job),
      {
        bundle: prerender,
        staging: path.resolve(environment.cacheDirectory, 'bench-staging'),
        staticQueries: model.staticQueries.shared,
        sheets: client.sheets,
        inlineScripts: client.inlineScripts,
        compress,
      },
    )
    return (performance.now() - started) / plans.length
  }
  const generated = model.plans.filter(({ path: page }) => isGenerated(page))
  return {
    generated: { plain: await perPage(generated, false), compressed: await perPage(generated, true) },
    all: { plain: await perPage(model.plans, false), compressed: render / rendered },
  }
}

const megabytes = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ pages, rendered, megabytes, perPage: await renderAgain() }))
