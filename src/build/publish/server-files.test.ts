import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { allowedSourcesFile } from '../../config/allowed-sources.ts'
import { isCompressible } from '../../config/compressed-files.ts'
import { readDealerList } from '../../domain/dealers/dealer-list.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds } from '../../domain/forms/form-kind.ts'
import { answeredDocument, answerPageFile } from '../../domain/forms/posted-answer.ts'
import { gazetteerFile } from '../../domain/places/gazetteer-file.ts'
import { shopTermsFile } from '../../domain/shop/shop-terms.ts'
import { readReplyTemplates, replyTemplatesFile } from '../../domain/staff/reply-templates.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { listPages } from '../registry/list-pages.ts'
import { createStaticQueries } from '../static-queries/static-queries.ts'
import { viewOf } from '../view/edition-content.fake.ts'
import { hostRedirects } from './host-redirects.ts'
import { serverFiles } from './server-files.ts'

let editions: EditionContent[]
let files: Record<string, string>
beforeAll(async () => {
  editions = await readOwnContent()
  files = serverFiles(editions, { publicUrl: 'https://pools.example' })
})

it('lie in one folder that hosts are told not to show, and have no smaller neighbours to send', () => {
  const [folder] = hostRedirects().split('* ')
  expect(folder).toMatch(/^\/\.[a-z]+\/$/)
  expect(Object.keys(files)).toHaveLength(5 * editionCodes.length)
  for (const file of Object.keys(files)) {
    expect(`/${file}`.startsWith(folder ?? 'no rule')).toBe(true)
    expect(isCompressible(file)).toBe(false)
  }
})

it('go with the functions to a host that runs them, and so do places, terms and the pages with forms', () => {
  const settings = readFileSync('netlify.toml', 'utf8')
  const patterns =
    /^included_files = \[(.+)\]$/m
      .exec(settings)?.[1]
      ?.split(', ')
      .map((each) => each.slice(1, -1)) ?? []
  const forBrowsersToo = editionCodes.flatMap((code) => [gazetteerFile(code), shopTermsFile(code)])
  const pages = editionCodes.flatMap((code) => formKinds.map((kind) => answeredDocument(kind, code)))
  const others = [answerPageFile, allowedSourcesFile, ...forBrowsersToo.map((file) => file.slice(1)), ...pages]
  const needed = [...Object.keys(files), ...others]
  for (const file of needed) expect(patterns.filter((each) => path.matchesGlob(`dist/${file}`, each))).toHaveLength(1)
})

const dealersIn = () =>
  Object.keys(files)
    .filter((file) => file.includes('dealers'))
    .flatMap((file) => readDealerList(JSON.parse(files[file] ?? '')))

it('have an email address of every dealer who offers demos', () => {
  const showing = dealersIn().filter(({ services }) => services.includes('demo'))
  expect(showing.length).toBeGreaterThan(100)
  expect(showing.filter(({ email }) => email === undefined)).toEqual([])
})

it('are alone in knowing that address: no page has it', () => {
  const views = editions.map(viewOf)
  const pages = JSON.stringify([listPages(views), createStaticQueries(views).byHash])
  const known = dealersIn().filter(({ slug }) => pages.includes(`"${slug}"`))
  expect(known.length).toBeGreaterThan(200)
  expect(dealersIn().filter(({ email }) => email !== undefined && pages.includes(email))).toEqual([])
})

it('have how staff begin an answer, for each form of each edition, and no page has a sentence of it', () => {
  const views = editions.map(viewOf)
  const pages = JSON.stringify([listPages(views), createStaticQueries(views).byHash])
  for (const code of editionCodes) {
    const templates = readReplyTemplates(JSON.parse(files[replyTemplatesFile(code)] ?? ''))
    expect(templates.length).toBeGreaterThanOrEqual(14)
    expect(formKinds.filter((form) => !templates.some(({ forms }) => forms.includes(form)))).toEqual([])
    for (const { title, words } of templates) {
      const [, first = ''] = words.split('\n\n')
      expect(first.length, title).toBeGreaterThan(40)
      expect(pages, title).not.toContain(JSON.stringify(first).slice(1, -1))
    }
  }
})
