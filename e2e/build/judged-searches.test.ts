import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readOwnContent } from '../../src/build/content/site-content.fake.ts'
import { readGazetteer } from '../../src/build/gazetteer/gazetteer-files.ts'
import { editionCodes } from '../../src/domain/edition/edition-code.ts'
import { openGazetteer } from '../../src/domain/places/open-gazetteer.ts'
import { answerTo } from '../../src/site/features/search/find-matches.ts'
import { isNamedHere } from '../../src/site/features/search/is-named-here.ts'
import { namedPlaces } from '../../src/site/features/search/named-places.ts'
import { type SearchList, searchFile } from '../../src/site/features/search/search-entry.ts'
import { createSearchIndex } from '../../src/site/features/search/search-index.ts'
import { readSearchList } from '../../src/site/features/search/search-list-file.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'

const listOf = (edition: string): SearchList =>
  readSearchList(JSON.parse(readFileSync(path.join(testSiteDirectory, searchFile(edition)), 'utf8')))

const judgedIn = (edition: string): Record<string, string[]> =>
  parse(readFileSync(`e2e/build/judged-searches/${edition}.yaml`, 'utf8'))

const judgedPlaces: Record<string, Record<string, string>> = parse(readFileSync('e2e/build/judged-places.yaml', 'utf8'))

/** As one speaks to a telephone. */
const isLong = (query: string): boolean => query.trim().split(/\s+/).length > 4

const editions = await readOwnContent()

describe.each(editionCodes)('what is typed in %s', (edition) => {
  const { entries, synonyms } = listOf(edition)
  const index = createSearchIndex({ entries, synonyms })
  const judged = Object.entries(judgedIn(edition))

  it('leads to pages that there are', () => {
    const paths = new Set(entries.map((entry) => entry.path))
    const { searchWords } = editions.find(({ code }) => code === edition) ?? { searchWords: [] }
    const gone = searchWords.flatMap(({ topic, leadsTo }) =>
      leadsTo.filter((each) => !paths.has(`/${edition}${each}`) && !paths.has(each)).map((each) => `${topic}: ${each}`),
    )
    expect(searchWords.length).toBeGreaterThan(50)
    expect(gone).toEqual([])
  })

  it('is judged by pages that there are, 150 times and more', () => {
    const paths = new Set(entries.map((entry) => entry.path))
    expect(judged.flatMap(([, wanted]) => wanted).filter((each) => !paths.has(each))).toEqual([])
    expect(judged.length).toBeGreaterThanOrEqual(150)
  })

  it.each([
    { name: 'a few words', has: (query: string) => !isLong(query), least: 100 },
    { name: 'a sentence', has: isLong, least: 150 },
  ])('has what was wanted by $name first or second, nineteen times out of twenty', ({ has, least }) => {
    const these = judged.filter(([query]) => has(query))
    expect(these.length).toBeGreaterThanOrEqual(least)
    const missed = these.flatMap(([query, wanted]) => {
      const found = answerTo(index, query).groups.flatMap(({ matches }) => matches.map(({ entry }) => entry.path))
      return found.slice(0, 2).some((each) => wanted.includes(each))
        ? []
        : [`${query}: ${found.slice(0, 2).join(', ')}`]
    })
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(these.length * 0.05)
  })

  it('offers the dealers near a place that is named', () => {
    const gazetteer = openGazetteer(readGazetteer(edition))
    const offered = Object.keys(judgedPlaces[edition] ?? {}).map((query) => {
      const [first] = isNamedHere(answerTo(index, query)) ? [] : namedPlaces(gazetteer, query)
      return [query, first === undefined ? '' : `${first.name} ${first.state}`]
    })
    expect(Object.fromEntries(offered)).toEqual(judgedPlaces[edition])
  })
})
