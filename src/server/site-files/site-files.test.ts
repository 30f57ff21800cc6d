import { rename, rm, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestSite, type TestSite } from '../test-site.fake.ts'
import { createSiteFiles } from './site-files.ts'

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site[Symbol.asyncDispose]())

const text = async (path: string) => {
  const response = await site.app.request(path)
  return response.status === 200 ? response.text() : response.status
}

it('shows what a build has just written, changed or removed', async () => {
  expect(await text('/robots.txt')).toBe('User-agent: *')
  await site.write('robots.txt', 'User-agent: x')
  expect(await text('/robots.txt')).toBe('User-agent: x')
  await site.write('robots.new', 'User-agent: y')
  await rename(join(site.directory, 'robots.new'), join(site.directory, 'robots.txt'))
  expect(await text('/robots.txt')).toBe('User-agent: y')
  await rm(join(site.directory, 'robots.txt'))
  expect(await text('/robots.txt')).toBe(404)
  await site.write('en-nz/new-page/index.html', 'new')
  expect(await text('/en-nz/new-page/')).toBe('new')
})

it('keeps the tag of a file that was written again with the same bytes', async () => {
  const files = createSiteFiles(site.directory)
  const before = await files.read('robots.txt')
  await site.write('robots.txt', 'User-agent: *')
  await utimes(join(site.directory, 'robots.txt'), new Date(0), new Date(0))
  const after = await files.read('robots.txt')
  expect(after?.etag).toBe(before?.etag)
  expect(after?.identity).not.toBe(before?.identity)
})

it('follows links inside the site and none that lead out of it', async () => {
  await symlink('../secret.txt', join(site.directory, 'leak.txt'))
  await symlink('..', join(site.directory, 'up'))
  await symlink('loop.txt', join(site.directory, 'loop.txt'))
  await symlink('robots.txt', join(site.directory, 'rules.txt'))
  expect(await text('/leak.txt')).toBe(404)
  expect(await text('/up/secret.txt')).toBe(404)
  expect(await text('/loop.txt')).toBe(404)
  expect(await text('/rules.txt')).toBe('User-agent: *')
})

it('notices a link that is turned outwards later', async () => {
  await symlink('robots.txt', join(site.directory, 'rules.txt'))
  expect(await text('/rules.txt')).toBe('User-agent: *')
  await rm(join(site.directory, 'rules.txt'))
  await symlink('../secret.txt', join(site.directory, 'rules.txt'))
  expect(await text('/rules.txt')).toBe(404)
})

it('serves a site that is itself behind a link, also after the link is moved to the next build', async () => {
  const next = await createTestSite()
  await next.write('robots.txt', 'next build')
  const link = `${site.directory}-current`
  await symlink(site.directory, link)
  const files = createSiteFiles(link)
  const read = async () => Buffer.from((await files.read('robots.txt'))?.body ?? []).toString()
  expect(await read()).toBe('User-agent: *')
  await symlink(next.directory, `${link}-next`)
  await rename(`${link}-next`, link)
  expect(await read()).toBe('next build')
  await next[Symbol.asyncDispose]()
})

it('is empty, not broken, where there is no site', async () => {
  const files = createSiteFiles(join(site.directory, 'nowhere'))
  expect(await files.has('index.html')).toBe(false)
  expect(await files.read('index.html')).toBeUndefined()
})

it('breaks off when a large file is replaced under way', async () => {
  await site.write('assets/film-aa.mp4', Buffer.alloc(500_000, 'one'))
  const files = createSiteFiles(site.directory)
  const file = await files.read('assets/film-aa.mp4')
  if (!file) throw new Error('not written')
  await site.write('assets/film-aa.mp4', Buffer.alloc(600_000, 'two'))
  await expect(files.stream(file, { start: 0, end: 10 }).getReader().read()).rejects.toThrow('was replaced')
})
