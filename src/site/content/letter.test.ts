import { expect, it } from 'vitest'
import { letterHref } from './letter.ts'

it('carries the subject and a line for everything that is asked for', () => {
  const href = letterHref('mailto:help@poolwright.example', 'Repairs & parts', ['Model', 'Serial number'])
  const url = new URL(href)
  expect(url.pathname).toBe('help@poolwright.example')
  expect(url.searchParams.get('subject')).toBe('Repairs & parts')
  expect(url.searchParams.get('body')).toBe('Model: \r\n\r\nSerial number: \r\n')
})

it('carries what is known already', () => {
  const href = letterHref('mailto:help@poolwright.example', 'Repair', ['Model', 'Town'], { Model: 'Dolphin S 100' })
  expect(new URL(href).searchParams.get('body')).toBe('Model: Dolphin S 100\r\n\r\nTown: \r\n')
})
