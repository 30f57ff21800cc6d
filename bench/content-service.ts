import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentService } from '../src/content-service/content-service.ts'
import { writeFiles } from '../src/content-service/fixture/content-files.fake.ts'
import { product } from '../src/content-service/fixture/product.fake.ts'
import { shopContent } from '../src/content-service/fixture/shop-content.fake.ts'
import { createContentLoader, loadContent } from '../src/content-service/load/load-content.ts'

/** Prints how long loading and querying a generated catalogue takes: `node bench/content-service.ts [products]`. */
const count = Number(process.argv[2] ?? 3000)
const directory = await mkdtemp(join(tmpdir(), 'measure-'))
const content = join(directory, 'content')
const cacheDirectory = join(directory, 'cache')

const measure = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
  const start = performance.now()
  const result = await run()
  process.stdout.write(`${name.padEnd(44)} ${(performance.now() - start).toFixed(0).padStart(6)} ms\n`)
  return result
}

const robot = (number: number, changes = {}) =>
  product(`robot-${number}`, { related: [`robot-${(number + 1) % count}`], ...changes })

const query = `query ($skip: Int, $limit: Int) {
  productCollection(skip: $skip, limit: $limit, order: slug_ASC) {
    items {
      sys { id publishedAt } sku name seoTitle seoDescription slug brand price compareAtPrice currency shippingClass
      active inStock editions summary body features specifications whatsInTheBox warrantyYears productLine { slug }
      imagesCollection(limit: 5) { items { url(transform: { width: 450, height: 450, quality: 60 }) description } }
    }
  }
}`

try {
  await writeFiles(content, await shopContent())
  for (let number = 0; number < count; number += 1) {
    await writeFiles(content, { [`products/robot-${number}.md`]: robot(number) })
  }
  const first = await measure(`load ${count} products, nothing cached`, () => loadContent(content, { cacheDirectory }))
  if (!first.ok) throw new Error(JSON.stringify(first.problems.slice(0, 5)))
  await measure('load again, nothing changed', () => loadContent(content, { cacheDirectory }))
  await writeFiles(content, { 'products/robot-7.md': robot(7, { price: 1 }) })
  await measure('load again, one file changed', () => loadContent(content, { cacheDirectory }))
  const loader = createContentLoader(content, { cacheDirectory })
  await loader.load()
  await writeFiles(content, { 'products/robot-7.md': robot(7, { price: 22 }) })
  await measure('reload in one process, one file changed', () => loader.load())

  const service = createContentService({
    directory: content,
    cacheDirectory,
    deliveryToken: 'delivery',
    previewToken: 'preview',
    space: 'pool',
    environment: 'master',
  })
  await service.ready()
  for (const limit of [100, 1000]) {
    await measure(`query all in pages of ${limit}`, async () => {
      for (let skip = 0; skip < count; skip += limit) {
        const response = await service.fetch(
          new Request('http://localhost/content/v1/spaces/pool/environments/master', {
            method: 'POST',
            headers: { authorization: 'Bearer delivery' },
            body: JSON.stringify({ query, variables: { skip, limit } }),
          }),
        )
        if (!response.ok) throw new Error(await response.text())
        await response.text()
      }
    })
  }
} finally {
  await rm(directory, { recursive: true, force: true })
}
