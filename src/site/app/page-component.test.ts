// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it, vi } from 'vitest'
import { startFilesId } from '../../runtime/late-start.ts'
import type { PageData } from '../../runtime/page-data.ts'

let code: typeof import('./page-component.ts')

const pageWith = (styles: string[]): PageData => ({
  path: '/',
  component: 'templates/page',
  module: 'data:text/javascript,export default 1',
  modules: [],
  styles,
  buildHash: '',
  head: { title: '', lang: '' },
  staticQueryHashes: [],
  data: {},
})

const sheetsInOrder = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('style,link[rel=stylesheet]')].map(
    (sheet) => sheet.dataset.href ?? sheet.getAttribute('href') ?? '',
  )

const linkOf = (href: string) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)

beforeEach(async () => {
  const files = { sharedStyles: ['/parts.css', '/fields.css'] }
  document.head.innerHTML = [
    `<script type="application/json" id="${startFilesId}">${JSON.stringify(files)}</script>`,
    '<style data-href="/core.css"></style><style data-href="/page.css"></style>',
  ].join('')
  vi.resetModules()
  code = await import('./page-component.ts')
})

it('the sheets of every page that a document went without come before the page\u2019s own, which have the last word', () => {
  code.importPageComponent(pageWith(['/page.css', '/own.css']))
  expect(sheetsInOrder()).toEqual(['/core.css', '/parts.css', '/fields.css', '/page.css', '/own.css'])
})

it('a page waits for all of them', async () => {
  let isShown = false
  const shown = code.importPageComponent(pageWith(['/page.css'])).then(() => (isShown = true))
  linkOf('/fields.css')?.dispatchEvent(new Event('load'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isShown).toBe(false)
  linkOf('/parts.css')?.dispatchEvent(new Event('load'))
  await shown
})

it('what was fetched for a later page applies once that is shown', () => {
  const later = pageWith(['/later.css'])
  code.prefetchPageComponent(later)
  expect(linkOf('/later.css')?.media).toBe('not all')
  expect(linkOf('/parts.css')?.media).toBe('not all')
  code.applyStyles(later)
  expect(linkOf('/later.css')?.media).toBe('')
  expect(linkOf('/parts.css')?.media).toBe('')
})

it('a sheet that did not come is asked for again', async () => {
  const page = pageWith([])
  const first = code.importPageComponent(page)
  linkOf('/parts.css')?.dispatchEvent(new Event('error'))
  await expect(first).rejects.toThrow('/parts.css did not load')
  expect(linkOf('/parts.css')).toBeNull()
  code.importPageComponent(page)
  expect(sheetsInOrder()).toEqual(['/core.css', '/page.css', '/parts.css', '/fields.css'])
})
