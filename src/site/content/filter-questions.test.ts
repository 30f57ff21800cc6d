import { describe, expect, it } from 'vitest'
import { filterQuestions } from './filter-questions.ts'

const topics = [
  {
    id: 'using',
    name: 'Using it',
    questions: [
      { href: '/start', question: 'It does not start. What now?' },
      { href: '/climb', question: 'It no longer climbs the walls. Why?' },
    ],
  },
  { id: 'water', name: 'Water', questions: [{ href: '/rain', question: 'What to do after rain in Whangārei?' }] },
]

const found = (typed: string) =>
  filterQuestions(topics, typed).flatMap(({ questions }) => questions.map(({ href }) => href))

describe('filtering questions as somebody types', () => {
  it('shows everything before the first word, and for punctuation alone', () => {
    expect(filterQuestions(topics, '  ? ')).toBe(topics)
  })

  it('matches beginnings of words, in any order and case', () => {
    expect(found('clim')).toEqual(['/climb'])
    expect(found('WALLS climbs')).toEqual(['/climb'])
    expect(found('alls')).toEqual([])
  })

  it('looks in the name of the topic too, and does not mind macrons', () => {
    expect(found('water')).toEqual(['/rain'])
    expect(found('whangarei')).toEqual(['/rain'])
  })

  it('leaves out topics in which nothing is left', () => {
    expect(filterQuestions(topics, 'start').map(({ id }) => id)).toEqual(['using'])
    expect(filterQuestions(topics, 'start walls')).toEqual([])
  })
})
