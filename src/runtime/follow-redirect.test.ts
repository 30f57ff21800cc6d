import { expect, it } from 'vitest'
import { followRedirect } from './follow-redirect.ts'

it('follows a redirect to its end [R11]', () => {
  expect(followRedirect('/old/', { '/old/': '/newer/', '/newer/': '/newest/' })).toBe('/newest/')
})

it('leaves a path alone when its redirects go in circles [R11]', () => {
  expect(followRedirect('/in/', { '/in/': '/a/', '/a/': '/b/', '/b/': '/a/' })).toBe('/in/')
})

it('does not take the names that every object has for redirects [R11]', () => {
  expect(followRedirect('constructor', {})).toBe('constructor')
})
