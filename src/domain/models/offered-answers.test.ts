import { expect, it } from 'vitest'
import { fittingWords } from './fitting-count.ts'
import { rankModels } from './model-finder.ts'
import { isOffered, outlookOf } from './offered-answers.ts'
import { candidate } from './robot.fake.ts'

const write = { money: String, figure: String }
const models = [
  candidate('plain', { cleans: ['floor'] }),
  candidate('climber', { reach: 15, surfaces: ['tile'], cordless: true }),
]
const outlook = (answers: object, question: 'surface' | 'cleans' | 'power') =>
  outlookOf(rankModels(models, answers, write), question)

it('an answer that nothing on sale does is not offered', () => {
  expect(isOffered(models, 'cleans', 'walls', write)).toBe(true)
  expect(isOffered(models, 'cleans', 'waterline', write)).toBe(false)
  expect(isOffered(models, 'pool', 'spa', write)).toBe(false)
  expect(isOffered(models, 'control', 'app', write)).toBe(false)
  expect(isOffered(models, 'control', 'button', write)).toBe(true)
  expect(isOffered(models, 'debris', 'leaves', write)).toBe(true)
})

it('an answer that the ones before it leave nothing for is known in advance', () => {
  expect(outlook({ length: 12, surface: 'tile' }, 'surface')).toBe('does-it')
  expect(outlook({ length: 12, surface: 'pebble' }, 'surface')).toBe('nothing')
  expect(outlook({ surface: 'pebble', power: 'cordless' }, 'power')).toBe('comes-close')
  expect(outlook({ surface: 'pebble', cleans: 'walls' }, 'cleans')).toBe('comes-close')
})

it('how many fit is said in words', () => {
  expect(fittingWords(rankModels(models, { length: 8 }, write))).toBe('2 of 2 models fit')
  expect(fittingWords(rankModels(models, { length: 12 }, write))).toBe('1 of 2 models fits')
  expect(fittingWords(rankModels(models, { length: 30 }, write))).toBe('None of 2 models fit')
})
