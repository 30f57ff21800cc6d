import { expect, it } from 'vitest'
import { answerTo } from './find-matches.ts'
import type { SearchEntry } from './search-entry.ts'
import { createSearchIndex } from './search-index.ts'
import { isSentence } from './sentence-relevance.ts'

const entry = (kind: SearchEntry['kind'], title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  path: `/${title}/`,
  kind,
  title,
  text: '',
  ...more,
})

const index = createSearchIndex({
  entries: [
    entry('page', 'Shipping and returns', { asked: ['change of mind', 'damaged in transit', 'how do I return'] }),
    entry('page', 'Get it going again', { asked: ['courier', 'repair', 'damaged cable'] }),
    entry('page', 'The pool robots', { asked: ['pool robot', 'robot', 'my pool'] }),
    entry('question', 'How many lights does a pool need?'),
    entry('question', 'How long until the pool is warm?', { asked: ['how long to heat'] }),
    entry('question', 'How often should it run?', { asked: ['how often', 'run it twice a week'] }),
    entry('product', 'Dolphin S 200', { text: 'Floor and walls' }),
    entry('product', 'Drive tracks, S series', { words: 's100 s200', asked: ['track'] }),
    entry('product', 'Drive tracks, M series', { words: 'm400 m600' }),
    entry('product', 'Floating cable, 18 m', { asked: ['cord'], words: 's200 s300i' }),
    entry('product', 'Floating cable, 24 m', { words: 'm600', askedToo: ['cord'] }),
    entry('dealer', 'Corio Bay Pools', { text: '4 Moorabool Street, Geelong 3220' }),
  ],
  synonyms: [[['cord'], ['cable']]],
})

const titles = (question: string) =>
  answerTo(index, question).groups.flatMap(({ matches }) => matches.map((match) => match.entry.title))

it('more than two words that tell what is asked make a sentence, but not by themselves', () => {
  expect(isSentence('my robot is in the pool')).toBe(false)
  expect(isSentence('a dolphin robot that cleans my pool in nz')).toBe(false)
  expect(isSentence('skimmi battery kirrawee')).toBe(false)
  expect(isSentence('my robot stopped climbing walls')).toBe(true)
})

it('a sentence asks for what has most of a phrase, though nothing has all its words', () => {
  expect(titles('the box got damaged when it was in transit to us')[0]).toBe('Shipping and returns')
  expect(titles('can a courier fetch my broken robot for a repair')[0]).toBe('Get it going again')
})

it('what a question is about counts more than how it is asked', () => {
  expect(titles('how many lights should I put in an 8 metre pool')[0]).toBe('How many lights does a pool need?')
  expect(titles('how long will it take to heat the whole thing')[0]).toBe('How long until the pool is warm?')
})

it('who asks something about a robot does not ask for robots', () => {
  expect(titles('does my pool robot clean better if I run it twice a week')[0]).toBe('How often should it run?')
})

it('a model that is named tells which part is meant', () => {
  expect(titles('where would I get new tracks for my m 600')[0]).toBe('Drive tracks, M series')
  expect(titles('is the Dolphin s200 really waterproof all over')[0]).toBe('Dolphin S 200')
})

it('a length tells which one is meant, whatever it is called', () => {
  expect(titles('looking everywhere for a 24 metre cord')[0]).toBe('Floating cable, 24 m')
  // A pool of 24 metres is no cable.
  expect(titles('lights around a 24 metre pool')[0]).not.toBe('Floating cable, 24 m')
})

it('the last word may still be being typed', () => {
  expect(titles('sent back because it was damaged in trans')[0]).toBe('Shipping and returns')
})

it('what has a word of a sentence here and there is left out, but for dealers of a suburb', () => {
  expect(titles('is there anyone in Geelong for what was damaged in transit')).toEqual([
    'Shipping and returns',
    'Corio Bay Pools',
  ])
})
