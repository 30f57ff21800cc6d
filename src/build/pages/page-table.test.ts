import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { pathOf, specifiedPages } from './page-table.ts'

const specified: { pages: { page: string; paths: string[] }[] } = JSON.parse(
  readFileSync('docs/spec/pages.json', 'utf8'),
)

describe('the table of pages', () => {
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
})
