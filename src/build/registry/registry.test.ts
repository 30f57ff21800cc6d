import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { pathOf, registeredPages, specifiedPages, standIns } from './registry.ts'

const specified: { pages: { page: string; paths: string[] }[] } = JSON.parse(
  readFileSync('docs/spec/pages.json', 'utf8'),
)

describe('the registry of pages', () => {
  it('has exactly the paths of the specification, but for the 404 pages [P1]', () => {
    const paths = specifiedPages('poolwright').flatMap((page) =>
      editionCodes.filter((code) => page.editions.includes(code)).map((code) => pathOf(page, code)),
    )
    const wanted = specified.pages.filter(({ page }) => page !== '404').flatMap((page) => page.paths)
    expect(paths.toSorted()).toEqual(wanted.toSorted())
  })

  it('takes the builders’ page’s slug from the brand', () => {
    expect(specifiedPages('poolcraft').map(({ slug }) => slug)).toContain('poolcraft-build')
  })

  const all = [...registeredPages('poolwright'), ...Object.values(standIns)]

  it('has every page that has a component, once', () => {
    const components = globSync('src/site/pages/**/page.tsx').map((file) =>
      path.dirname(path.relative('src/site', file)),
    )
    expect(all.map(({ component }) => component).toSorted()).toEqual(components.toSorted())
  })

  it.each(all.map(({ component }) => component))('%s has its data half at the same place', (component) => {
    const file = [`src/build/${component}.ts`, `src/build/${component}/index.ts`].find((each) => existsSync(each)) ?? ''
    expect(readFileSync(file, 'utf8')).toContain(`/site/${component}/page.tsx'`)
  })
})
