import { expect, it } from 'vitest'
import type { Section } from './section.ts'
import { takeSections } from './take-sections.ts'

const sections: Section[] = [
  { kind: 'hero' },
  { kind: 'text', heading: 'first' },
  { kind: 'quote' },
  { kind: 'text', heading: 'second' },
]

it('hands sections out by kind, in the editor’s order', () => {
  const { take } = takeSections(sections)
  expect(take('text')?.heading).toBe('first')
  expect(take('text')?.heading).toBe('second')
  expect(take('text')).toBeUndefined()
})

it('keeps what nobody took, and leaves the page’s own list alone', () => {
  const { take, rest } = takeSections(sections)
  take('hero')
  take('text')
  expect(rest.map(({ kind }) => kind)).toEqual(['quote', 'text'])
  expect(sections).toHaveLength(4)
})
