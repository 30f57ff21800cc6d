import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BuildRun,
  besideTestSite,
  copyTestSite,
  fingerprints,
  lastWritten,
  runBuild,
} from '../support/build-in.ts'

const content = mkdtempSync(path.join(tmpdir(), 'content-'))
const site = besideTestSite('site-built-again')
const build = (): Promise<BuildRun> => runBuild({ CONTENT_DIRECTORY: content, SITE_DIRECTORY: site })

beforeAll(() => {
  // With their times: what was read of them is still good, for these builds and for those of others.
  cpSync('content', content, { recursive: true, preserveTimestamps: true })
  copyTestSite(site)
})

afterAll(() => {
  for (const made of [content, site]) rmSync(made, { recursive: true, force: true })
})

const pages = (): Map<string, string> => fingerprints(site, (file) => file.endsWith('index.html'))

// A whole build takes as long as the machine lets it: the limit is for one that hangs.
describe('building again', { timeout: 600_000 }, () => {
  it('renders only the pages that show a changed entry', async () => {
    const before = pages()
    appendFileSync(path.join(content, 'faqs', 'faq-ph.md'), '\nOne more sentence.\n')
    const { rendered, output } = await build()
    const changed = [...pages()].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)
    expect(changed.length, output).toBe(rendered)
    expect(rendered).toBeGreaterThan(0)
    expect(changed.every((file) => /support\/faq\/[^/]+\/index\.html$/.test(file))).toBe(true)
  })
})

describe('a build that cannot succeed', { timeout: 600_000 }, () => {
  it('names file, line, field and reason of every problem, and leaves the site as it was', async () => {
    const before = lastWritten(site)
    const file = path.join(content, 'products', 'dolphin-e10.md')
    const good = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      good.replace(/^price: .*$/m, 'price: cheap').replace(/^shippingClass: .*$/m, 'shippingClass: pigeon'),
    )
    const { code, output } = await build()
    writeFileSync(file, good)
    expect(code).toBe(1)
    expect(output).toMatch(/products\/dolphin-e10\.md:\d+ price: must be a number, is "cheap"/)
    expect(output).toMatch(/products\/dolphin-e10\.md:\d+ shippingClass: /)
    expect(lastWritten(site)).toEqual(before)
  })

  it('names page and content file of a link that leads nowhere', async () => {
    const before = lastWritten(site)
    const file = path.join(content, 'faqs', 'faq-floats.md')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, `${good}\nSee [the other page](/en-au/support/no-such-page/).\n`)
    const { code, output } = await build()
    writeFileSync(file, good)
    expect(code).toBe(1)
    expect(output).toContain(`${file}: the link /en-au/support/no-such-page/ leads nowhere`)
    expect(output).toContain('/en-au/support/ (and on 5 more)')
    expect(lastWritten(site)).toEqual(before)
  })

  it('says which page is missing when an editor took away one that the site needs', async () => {
    const before = lastWritten(site)
    const file = path.join(content, 'pages', 'page-about-us.yaml')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, good.replace(/^editions: .*$/m, 'editions: [en-nz, en-za]'))
    const { code, output } = await build()
    writeFileSync(file, good)
    expect(code).toBe(1)
    expect(output).toContain('no page with the slug "about-us" in the edition en-au')
    expect(lastWritten(site)).toEqual(before)
  })
})
