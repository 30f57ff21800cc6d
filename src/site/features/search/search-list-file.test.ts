import { expect, it } from 'vitest'
import type { SearchEntry, SearchList } from './search-entry.ts'
import { readSearchList, writeSearchList } from './search-list-file.ts'

const entry: SearchEntry = { path: '/en-au/jobs/', kind: 'page', title: 'Work for us', text: 'Jobs, all of them' }

const list: SearchList = {
  entries: [entry, { ...entry, asked: ['careers', 'part time'], askedToo: ['pay'] }],
  synonyms: [[['hoover', 'creepy crawly'], ['robot']]],
}

it('a list is read as it was written', () => {
  expect(readSearchList(JSON.parse(JSON.stringify(writeSearchList(list))))).toEqual(list)
})

it('a comma within a phrase does not part it', () => {
  const [read] = readSearchList(writeSearchList({ ...list, entries: [{ ...entry, asked: ['yes, please'] }] })).entries
  expect(read?.asked).toEqual(['yes  please'])
})
