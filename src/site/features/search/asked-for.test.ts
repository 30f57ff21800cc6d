import { expect, it } from 'vitest'
import { askedFor } from './asked-for.ts'

const led = (query: string, ...asked: string[]) =>
  askedFor({ path: '/', kind: 'page', title: '', text: '', asked }, query)

it.each(['careers', 'Career', 'the careers'])('all of “%s” leads to careers', (query) => {
  expect(led(query, 'careers')).toBe('all')
})

it('small words make no difference, unless they are what is asked', () => {
  expect(led('where is my order', 'my order')).toBe('all')
  expect(led('order', 'where is my order')).toBe(undefined)
  expect(led('robot', 'which robot')).toBe(undefined)
})

it('of a robot small words are what is asked', () => {
  expect(led('why dolphin', 'which dolphin')).toBe(undefined)
  expect(led('the dolphin', 'which dolphin')).toBe(undefined)
  expect(led('the dolphin', 'dolphin')).toBe('all')
})

it('another form of a word leads there after the word itself', () => {
  expect(led('leaking', 'leaks')).toBe('all in another form')
  expect(led('chlorine', 'chlorinator')).toBe('all in another form')
})

it('a phrase or a word among others leads there too', () => {
  expect(led('spare parts for my s200', 'spare parts')).toBe('phrase')
  expect(led('warranty of a brush', 'warranty')).toBe('word')
  expect(led('salty chlorine', 'chlorinator')).toBe('word in another form')
  expect(led('partly', 'part')).toBe(undefined)
})

it('so do the words of a phrase, apart or in another order', () => {
  expect(led('chlorine is always too low', 'low chlorine')).toBe('its words')
  expect(led('how much salt now', 'how much')).toBe('its words')
  expect(led('low water', 'low chlorine')).toBe(undefined)
})

it('a question of just these words leads there in any order', () => {
  expect(led('maintenance of commercial pumps', 'commercial pump maintenance')).toBe('all in another form')
  expect(led('is the robot noisy in the cold', 'cold noisy')).toBe('all but the trade')
  expect(led('commercial pump', 'commercial pump maintenance')).not.toBe('all in another form')
})

it('a gap between words makes no difference', () => {
  expect(led('loadshedding', 'load shedding')).toBe('all')
  expect(led('fibre glass', 'fibreglass')).toBe('all')
})

it('what does not happen is asked in many ways', () => {
  for (const query of ["won't climb", 'wont climb', 'does not climb', 'never climbs', "can't climb"])
    expect([query, led(query, 'not climbing')]).toEqual([query, 'all in another form'])
})

it('the robot is no part of what is asked about it', () => {
  expect(led('my robot is noisy', 'noisy')).toBe('all but the trade')
  expect(led('robot is stuck on a drain', 'robot', 'pool robot')).toBe(undefined)
  expect(led('pool robot', 'robot')).toBe('word')
  expect(led('pool steps', 'step vacuum')).toBe('its words')
  expect(led('buy a robot', 'where to buy')).toBe(undefined)
})

it('a whole question is more than a phrase of it', () => {
  expect(led('salt or magnesium pool', 'magnesium or salt', 'magnesium pool')).toBe('all but the trade')
})

it('the beginning of a phrase leads there while one types', () => {
  expect(led('care', 'careers')).toBe('beginning')
  expect(led('ca', 'careers')).toBe(undefined)
})

it('nothing leads to a page that nobody asks for', () => {
  expect(led('anything')).toBe(undefined)
})
