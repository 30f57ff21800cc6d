import { expect, it } from 'vitest'
import { makeWhenIdle } from './make-when-idle.ts'
import type { SearchEntry } from './search-entry.ts'
import { sentencesOf } from './sentence-index.ts'

const entries = ['Heat pump', 'Salt cell', 'Leaf basket'].map((title): SearchEntry => {
  return { path: `/${title}/`, kind: 'product', title, text: `${title} 24 m` }
})

/** In slices of so many entries, each when it is let. */
const inSlicesOf = (most: number) => {
  const waiting: (() => void)[] = []
  const whenIdle = (slice: (isTimeLeft: () => boolean) => void) => {
    let listed = 0
    waiting.push(() => slice(() => listed++ < most))
  }
  return { waiting, whenIdle, next: () => waiting.shift()?.() }
}

it('sentences are made little by little, until all is listed', () => {
  const { waiting, whenIdle, next } = inSlicesOf(2)
  const sentences = sentencesOf(entries)
  makeWhenIdle(sentences, whenIdle)
  next()
  expect(waiting).toHaveLength(1)
  next()
  expect(waiting).toHaveLength(0)
})

it('whoever asks before finds all, and each once', () => {
  const { whenIdle, next } = inSlicesOf(1)
  const sentences = sentencesOf(entries)
  makeWhenIdle(sentences, whenIdle)
  next()
  const found = () => [...sentences.index().sayings.values()].map((sayings) => sayings.length)
  expect(found()).toEqual([1, 1, 1, 1, 1, 1])
  next()
  expect(found()).toEqual([1, 1, 1, 1, 1, 1])
  expect(sentences.index().mentions.get('~24')).toHaveLength(3)
})
