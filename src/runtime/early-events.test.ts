// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { awaitEarlyEvents, holdEarlyEvents, releaseEarlyEvents, replayEarlyEvents } from './early-events.ts'

const open = (body: string) => {
  document.body.innerHTML = `<div id="root">${body}</div><button id="outside">Outside</button>`
}

const click = (id: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.getElementById(id)?.dispatchEvent(event)
  return event
}

/** What React does: listens at the root. */
const comeAlive = () => {
  const heard: string[] = []
  document.getElementById('root')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element) heard.push(target.id)
  })
  return heard
}

beforeEach(() => {
  holdEarlyEvents(window)
})
afterEach(() => void releaseEarlyEvents(window))

it('a page says that it is not alive before clicks are held, and can be let go of as such', () => {
  releaseEarlyEvents(window)
  expect('earlyEvents' in window).toBe(false)
  awaitEarlyEvents(window)
  expect('earlyEvents' in window).toBe(true)
  expect(releaseEarlyEvents(window)).toEqual([])
  expect('earlyEvents' in window).toBe(false)
})

it('holds early clicks and repeats them in order, once each', () => {
  open('<button id="menu">Menu</button><button id="more">More</button>')
  expect(click('menu').defaultPrevented).toBe(true)
  click('more')
  click('menu')
  const heard = comeAlive()
  replayEarlyEvents(window)
  expect(heard).toEqual(['menu', 'more', 'menu'])
  replayEarlyEvents(window)
  expect(heard).toHaveLength(3)
})

it('does not let React handle a click that will be repeated', () => {
  open('<button id="menu">Menu</button>')
  const heard = comeAlive()
  click('menu')
  expect(heard).toEqual([])
  replayEarlyEvents(window)
  expect(heard).toEqual(['menu'])
})

it('leaves a form that is its script’s where it is, also when the script never comes', () => {
  open('<form id="own" data-early></form><form id="plain"></form>')
  releaseEarlyEvents(window)
  const submit = (id: string) => {
    const event = new Event('submit', { bubbles: true, cancelable: true })
    document.getElementById(id)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([submit('own'), submit('plain')]).toEqual([true, false])
})

it('lets later clicks through', () => {
  open('<button id="menu">Menu</button>')
  const heard = comeAlive()
  replayEarlyEvents(window)
  expect(click('menu').defaultPrevented).toBe(false)
  expect(heard).toEqual(['menu'])
})

it('says that the control is busy until then', () => {
  open('<button id="menu"><i id="icon"></i></button>')
  click('icon')
  expect(document.getElementById('menu')?.getAttribute('aria-busy')).toBe('true')
  replayEarlyEvents(window)
  expect(document.getElementById('menu')?.hasAttribute('aria-busy')).toBe(false)
})

it('repeats the click as it was made', () => {
  open('<button id="menu">Menu</button>')
  click('menu', { shiftKey: true, clientX: 7 })
  const heard = vi.fn()
  document.getElementById('menu')?.addEventListener('click', heard)
  replayEarlyEvents(window)
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ shiftKey: true, clientX: 7, bubbles: true, cancelable: true })
})

it('passes over a control that is gone', () => {
  open('<button id="menu">Menu</button><button id="more">More</button>')
  click('menu')
  click('more')
  const gone = document.getElementById('menu')
  gone?.remove()
  const heard = comeAlive()
  gone?.addEventListener('click', () => heard.push('gone'))
  replayEarlyEvents(window)
  expect(heard).toEqual(['more'])
})

it('keeps the last few clicks of somebody who hammers', () => {
  open('<button id="first">1</button><button id="menu">Menu</button>')
  click('first')
  for (let time = 0; time < 9; time += 1) click('menu')
  const heard = comeAlive()
  replayEarlyEvents(window)
  expect(heard).toEqual(Array(9).fill('menu'))
})

it.each([
  '<a id="it" href="/b/">link</a>',
  '<form><button id="it">submits</button></form>',
  '<form><button id="it" type="reset">resets</button></form>',
  '<details><summary id="it">opens by itself</summary></details>',
  '<button id="it" popovertarget="p">opens by itself</button>',
  '<button id="it" commandfor="d" command="show-modal">opens by itself</button>',
  '<form data-early><input id="it" type="checkbox"></form>',
  '<p id="it">text</p>',
])('leaves alone what works without scripts: %s', (body) => {
  open(body)
  let reached = false
  document.getElementById('it')?.addEventListener('click', (event) => {
    reached = true
    event.preventDefault()
  })
  click('it')
  expect(reached).toBe(true)
  expect(releaseEarlyEvents(window)).toEqual([])
})

it.each([
  '<details><summary id="it" data-early>needs React</summary></details>',
  '<form data-early><button id="it">needs React</button></form>',
  '<form><button id="it" data-early>needs React</button></form>',
  '<form><button id="it" type="button">needs React</button></form>',
  '<span id="it" data-early>needs React</span>',
])('holds what is marked, or does nothing by itself: %s', (body) => {
  open(body)
  expect(click('it').defaultPrevented).toBe(true)
  const heard = comeAlive()
  document.getElementById('root')?.addEventListener('click', (event) => event.preventDefault())
  replayEarlyEvents(window)
  expect(heard).toEqual(['it'])
})

it('leaves what is outside the root alone', () => {
  open('')
  expect(click('outside').defaultPrevented).toBe(false)
})

it('lets go of everything when the page cannot be brought to life', () => {
  open('<button id="menu">Menu</button>')
  click('menu')
  const heard = comeAlive()
  releaseEarlyEvents(window)
  expect(heard).toEqual([])
  expect(document.getElementById('menu')?.hasAttribute('aria-busy')).toBe(false)
  expect(click('menu').defaultPrevented).toBe(false)
})

it('does nothing where the inline script is missing', () => {
  open('<button id="menu">Menu</button>')
  releaseEarlyEvents(window)
  replayEarlyEvents(window)
  expect(click('menu').defaultPrevented).toBe(false)
})
