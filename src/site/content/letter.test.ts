import { expect, it } from 'vitest'
import { letterHref } from './letter.ts'

it('carries the subject and a line for everything that is asked for', () => {
  const href = letterHref('mailto:help@poolwright.example', 'Repairs & parts', ['Model', 'Serial number'])
  const url = new URL(href)
  expect(url.pathname).toBe('help@poolwright.example')
  expect(url.searchParams.get('subject')).toBe('Repairs & parts')
  expect(url.searchParams.get('body')).toBe('Model: \r\n\r\nSerial number: \r\n')
})

it('begins with what is known already', () => {
  const given = [{ title: 'To see', text: 'Dolphin S 300i' }]
  const { searchParams } = new URL(letterHref('mailto:help@poolwright.example', 'Demo', ['Name'], given))
  expect(searchParams.get('body')).toBe('To see: Dolphin S 300i\r\n\r\nName: \r\n')
})
