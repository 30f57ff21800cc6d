// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createRouteAnnouncer } from './route-announcer.ts'
import { emitRuntimeEvent } from './runtime-events.ts'

let stop = () => {
  document.body.innerHTML = ''
}

beforeEach(() => {
  stop()
  document.body.innerHTML =
    '<a href="/b/" id="link">B</a><div id="root"><main id="content" tabindex="-1"><h2 id="caf&eacute;">Café</h2></main></div>'
  document.location.hash = ''
  document.title = 'About us'
  document.getElementById('link')?.focus()
  stop = createRouteAnnouncer({ document, events: window, className: 'visually-hidden' })
})

const region = () => document.querySelector('[aria-live]')
const navigated = () => emitRuntimeEvent(window, 'route-update', { path: '/b/', initial: false })

it('is there, polite, silent and outside the root before anything happens', () => {
  expect(region()?.getAttribute('aria-live')).toBe('polite')
  expect(region()?.textContent).toBe('')
  expect(region()?.closest('#root')).toBeNull()
})

it('reads out the title and moves focus to the content without scrolling', () => {
  const content = document.getElementById('content')
  const focus = vi.spyOn(content ?? document.body, 'focus')
  navigated()
  expect(region()?.textContent).toBe('About us')
  expect(document.activeElement).toBe(content)
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

it('leaves focus to the browser when the address points into the page', () => {
  document.location.hash = '#caf%C3%A9'
  navigated()
  expect(document.activeElement?.id).toBe('link')
  expect(region()?.textContent).toBe('About us')
})

it.each(['#nowhere', '#%E0%A4%A'])('focuses the content when the hash %s points nowhere', (hash) => {
  document.location.hash = hash
  navigated()
  expect(document.activeElement?.id).toBe('content')
})

it('says nothing about the page that the visitor entered by', () => {
  emitRuntimeEvent(window, 'route-update', { path: '/a/', initial: true })
  expect(region()?.textContent).toBe('')
  expect(document.activeElement?.id).toBe('link')
})

it('survives a page without content to focus', () => {
  document.getElementById('content')?.remove()
  navigated()
  expect(region()?.textContent).toBe('About us')
})
