import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { contentDirectory } from '../fixture/content-directory.fake.ts'
import type { Files } from '../fixture/content-files.fake.ts'
import { product } from '../fixture/product.fake.ts'
import { shopContent } from '../fixture/shop-content.fake.ts'
import { loadContent } from '../load/load-content.ts'
import { describeProblem } from '../load/problem.ts'
import { checkAgreement } from './check-agreement.ts'

const step = (slug: string, fields: Readonly<Record<string, unknown>>): Files => ({
  [`troubleshooting/step-${slug}.yaml`]: stringify({
    slug,
    subject: 'robot',
    title: `What about ${slug}?`,
    editions: ['en-au'],
    ...fields,
  }),
})

const ask = (...to: string[]) => ({ options: to.map((each) => ({ label: `To ${each}`, to: each })) })
const floats = step('floats', { symptom: 'It floats', group: 'moving', ...ask('air', 'bench') })
const air = step('air', { outcome: 'answer', body: 'Turn it round.' })
const bench = step('bench', { outcome: 'repair', body: 'Send it in.', issue: 'It floats' })
const suitability = {
  poolTypes: ['in-ground'],
  maxLengthM: 8,
  surfaces: ['tile'],
  floor: true,
  walls: false,
  waterline: false,
}
const parts: Files = {
  'categories/category-parts-and-accessories.yaml': stringify({
    slug: 'parts',
    name: 'Parts',
    seoTitle: 'Parts',
    seoDescription: 'Parts.',
    description: 'Parts.',
    image: 'front',
    editions: ['en-au', 'en-nz'],
  }),
  'products/brush.md': product('brush', { categories: 'category-parts-and-accessories', editions: ['en-au'] }),
  'products/floor.md': product('floor', { suitability, editions: ['en-au'] }),
}

/** What is said about steps, each with the path of its file below the content directory. */
const complaints = async (...steps: Files[]): Promise<string[]> => {
  const directory = await contentDirectory(Object.assign({}, await shopContent(), parts, ...steps))
  const loaded = await loadContent(directory)
  const problems = loaded.ok ? checkAgreement(loaded.content, directory) : loaded.problems
  return problems
    .map((problem) => describeProblem({ ...problem, file: relative(directory, problem.file) }))
    .filter((text) => text.startsWith('troubleshooting/'))
}

describe('the search for a fault', () => {
  it('is right when every walk ends', async () => {
    expect(await complaints(floats, air, bench)).toEqual([])
  })

  it('says where it goes in a loop, with file and line', async () => {
    const back = step('air', { outcome: 'answer', body: 'Turn it round.', otherwise: 'floats' })
    expect(await complaints(floats, back, bench)).toEqual([
      'troubleshooting/step-air.yaml:8 otherwise: is a loop: floats → air → floats',
    ])
  })

  it('says where it comes to a dead end, with file and line', async () => {
    const more = step('floats', { symptom: 'It floats', group: 'moving', ...ask('air', 'nowhere') })
    expect(await complaints(more, step('air', { body: 'Hm.' }))).toEqual([
      'troubleshooting/step-air.yaml:1 options: is a dead end: a step needs options, or an outcome that ends the search',
      'troubleshooting/step-floats.yaml:12 options.1.to: there is no step "nowhere"',
    ])
  })

  it('says where it names a part that nobody knows or that the edition does not sell, with file and line', async () => {
    const named = (...named: string[]) => step('air', { outcome: 'part', body: 'It is worn.', parts: named })
    expect(await complaints(floats, named('brush', 'banana'), bench)).toEqual([
      'troubleshooting/step-air.yaml:10 parts[1]: there is no product "banana"',
    ])
    expect(await complaints(floats, named('brush', 'retired', 's100'), bench)).toEqual([
      'troubleshooting/step-air.yaml:10 parts.1: names retired, which is not sold in en-au',
      'troubleshooting/step-air.yaml:11 parts.2: names s100, which is not a part',
    ])
  })

  it('says which steps nobody comes to, and which an edition has no use for', async () => {
    const lost = step('lost', { outcome: 'dealer', body: 'Bring it in.', subject: 'water' })
    expect(await complaints(floats, air, bench, lost)).toEqual([
      'troubleshooting/step-lost.yaml:1 slug: no symptom leads to this step',
      'troubleshooting/step-lost.yaml:5 editions: en-au sells no water products',
    ])
  })

  it('says where an edition has too few symptoms to start from', async () => {
    const directory = await contentDirectory(Object.assign({}, await shopContent(), parts, floats, air, bench))
    const loaded = await loadContent(directory)
    expect(loaded.ok && checkAgreement(loaded.content, directory).map(({ reason }) => reason)).toContain(
      'sells robot products, but has 1 of the 10 symptoms to start from',
    )
  })
})
