import { expect, it } from 'vitest'
import { actWords, fileWords, waitWords } from './inbox-words.ts'

const now = new Date('2026-11-19T12:00:00Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
const words = (given: Partial<Parameters<typeof waitWords>[0]>) =>
  waitWords({ waitingSince: at(-5), laterUntil: null, dueAt: at(19), receivedAt: at(-5), ...given }, now)

it('says how long somebody waits, and by how much that is over', () => {
  expect(words({})).toEqual({ words: '5 h', isOver: false })
  expect(words({ dueAt: at(-0.01) })).toEqual({ words: '1 min over', isOver: true })
  expect(words({ dueAt: at(-1.5) })).toEqual({ words: '1 h over', isOver: true })
  expect(words({ dueAt: at(-30) })).toEqual({ words: '1 day over', isOver: true })
  expect(words({ dueAt: at(-75) })).toEqual({ words: '3 days over', isOver: true })
})

it('says until when it is put off, and when it came where nobody waits', () => {
  expect(words({ laterUntil: at(2), dueAt: at(-3) }).words).toMatch(/^until /)
  expect(words({ laterUntil: at(-2), dueAt: at(-3) })).toEqual({ words: '3 h over', isOver: true })
  expect(words({ waitingSince: null, dueAt: null, receivedAt: at(-1) })).toEqual({ words: '1 h', isOver: false })
})

it('says what somebody did, also what it has no words for', () => {
  expect(actWords('assign', 'Ana')).toBe('gave it to Ana')
  expect(actWords('assign', null)).toBe('gave it back')
  expect(actWords('polish', null)).toBe('polish')
})

it('says what a file is', () => {
  expect(fileWords({ kind: 'pdf', bytes: 1_240_000 })).toBe('PDF, 1.2 MB')
  expect(fileWords({ kind: 'jpg', bytes: 400 })).toBe('JPG, 1 kB')
})
