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

it('another form of a word leads there after the word itself', () => {
  expect(led('leaking', 'leaks')).toBe('all in another form')
  expect(led('chlorine', 'chlorinator')).toBe('all in another form')
})

it('a phrase or a word among others leads there too', () => {
  expect(led('spare parts for my s200', 'spare parts')).toBe('phrase')
  expect(led('warranty of a dolphin', 'warranty')).toBe('word')
  expect(led('partly', 'part')).toBe(undefined)
})

it('nothing leads to a page that nobody asks for', () => {
  expect(led('anything')).toBe(undefined)
})
