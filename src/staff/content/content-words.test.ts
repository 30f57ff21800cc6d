import { expect, it } from 'vitest'
import { findingKinds } from '../../domain/staff/content-report.ts'
import type { Finding } from '../operations/ask-content.ts'
import { ageWords, byKind, checksWords, editionIn, inOrder, kindWords, ofEdition, orderWords } from './content-words.ts'

const finding = (kind: Finding['kind'], edition: Finding['edition']): Finding => ({
  kind,
  edition,
  file: 'content/products/x.md',
  line: 1,
  field: 'price',
  reason: 'has no price',
})

it('shows an edition what is its own and what all share, what matters most first', () => {
  const all = [
    finding('OLD_POST', 'EN_AU'),
    finding('PRICE', 'EN_AU'),
    finding('AGREEMENT', null),
    finding('PRICE', 'EN_NZ'),
  ]
  expect(byKind(ofEdition(all, 'en-au')).map(({ kind }) => kind)).toEqual(['agreement', 'price', 'old-post'])
  expect(byKind(ofEdition(all, 'en-za')).map(({ kind }) => kind)).toEqual(['agreement'])
  expect(Object.keys(kindWords).toSorted()).toEqual([...findingKinds].toSorted())
})

it('says what was looked at and is in order, too', () => {
  const found = [finding('PRICE', 'EN_AU'), finding('PRICE', 'EN_AU'), finding('OLD_POST', 'EN_AU')]
  expect(checksWords(found)).toBe('Eleven checks, nine of them found nothing.')
  expect(inOrder(found)).not.toContain('price')
  expect(inOrder(found)).toContain('pictures')
  expect(checksWords([])).toBe('Eleven checks, and none of them found anything.')
  expect(inOrder([])).toHaveLength(findingKinds.length)
  expect(Object.keys(orderWords).toSorted()).toEqual([...findingKinds].toSorted())
})

it('says how old the report is', () => {
  expect(ageWords('2026-11-19', '2026-11-19')).toBe('The build wrote this today.')
  expect(ageWords('2026-11-18', '2026-11-19')).toBe('The build wrote this yesterday.')
  expect(ageWords('2026-11-09', '2026-11-19')).toContain('10 days ago, on 9 November 2026')
  expect(editionIn(new URLSearchParams('edition=en-xx'))).toBe('en-au')
})
