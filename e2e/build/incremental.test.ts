import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuildRun, fingerprints, runBuild } from '../support/build-in.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'build-'))
const content = path.join(directory, 'content')
const site = path.join(directory, 'site')
const build = (): Promise<BuildRun> => runBuild({ CONTENT_DIRECTORY: content, SITE_DIRECTORY: site })

beforeAll(() => {
  cpSync('content', content, { recursive: true })
  cpSync(testSiteDirectory, site, { recursive: true })
})

afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** Paths of pages whose HTML differs between two states of the site. */
const changedPages = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...after].filter(([file, hash]) => file.endsWith('index.html') && before.get(file) !== hash).map(([file]) => file)

// A whole build takes as long as the machine lets it: the limit is for one that hangs.
describe('building again', { timeout: 600_000 }, () => {
  it('renders nothing when nothing changed', async () => {
    const before = fingerprints(site)
    const { rendered, output } = await build()
    expect(rendered, output).toBe(0)
    expect(changedPages(before, fingerprints(site))).toEqual([])
  })

  it('renders only the pages that show a changed entry', async () => {
    const before = fingerprints(site)
    appendFileSync(path.join(content, 'faqs', 'faq-ph.md'), '\nOne more sentence.\n')
    const { rendered } = await build()
    const changed = changedPages(before, fingerprints(site))
    expect(changed.length).toBe(rendered)
    expect(rendered).toBeGreaterThan(0)
    expect(changed.every((file) => /support\/faq\/[^/]+\/index\.html$/.test(file))).toBe(true)
  })

  it('takes a removed entry’s page away', async () => {
    const post = path.join(content, 'posts')
    const [name] = [...fingerprints(post).keys()].filter((each) => /^post-[^.]+\.md$/.test(each))
    const text = readFileSync(path.join(post, name ?? ''), 'utf8')
    const slug = /^slug: (.*)$/m.exec(text)?.[1]
    const edition = /^editions: \[(en-..)/m.exec(text)?.[1]
    expect(existsSync(path.join(site, `${edition}/news/${slug}/index.html`))).toBe(true)
    for (const overlay of ['', '.en-nz', '.en-za'])
      rmSync(path.join(post, (name ?? '').replace('.md', `${overlay}.md`)), { force: true })
    const { code, output } = await build()
    expect(code, output).toBe(0)
    expect(existsSync(path.join(site, `${edition}/news/${slug}/index.html`))).toBe(false)
    expect(existsSync(path.join(site, `page-data/${edition}/news/${slug}/page-data.json`))).toBe(false)
  })
})

describe('a build that cannot succeed', { timeout: 600_000 }, () => {
  it('names file, line, field and reason of every problem, and leaves the site as it was', async () => {
    const before = fingerprints(site)
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
    expect(fingerprints(site)).toEqual(before)
  })

  it('names page and content file of a link that leads nowhere', async () => {
    const before = fingerprints(site)
    const file = path.join(content, 'faqs', 'faq-floats.md')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, `${good}\nSee [the other page](/en-au/support/no-such-page/).\n`)
    const { code, output } = await build()
    writeFileSync(file, good)
    expect(code).toBe(1)
    expect(output).toContain(`${file}: the link /en-au/support/no-such-page/ leads nowhere`)
    expect(output).toContain('/en-au/support/ (and on 5 more)')
    expect(fingerprints(site)).toEqual(before)
  })

  it('says which page is missing when an editor took away one that the site needs', async () => {
    const before = fingerprints(site)
    const file = path.join(content, 'pages', 'page-about-us.yaml')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, good.replace(/^editions: .*$/m, 'editions: [en-nz, en-za]'))
    const { code, output } = await build()
    writeFileSync(file, good)
    expect(code).toBe(1)
    expect(output).toContain('no page with the slug "about-us" in the edition en-au')
    expect(fingerprints(site)).toEqual(before)
  })
})
