// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { linkUrl } from './link-url.ts'

/** A click on what is inside a link, as it comes to the document. It is not dispatched: this DOM would follow the link. */
const click = (html: string, init: MouseEventInit = {}): MouseEvent => {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { cancelable: true, ...init })
  Object.defineProperty(event, 'target', { value: document.querySelector('b') })
  return event
}

const to = 'https://pool.example/news/'

it.each(['', 'target="_self"', 'target="_SELF"', 'rel="next"'])('is where a link leads: %s [R7]', (attributes) => {
  expect(linkUrl(click(`<a href="${to}" ${attributes}><b>News</b></a>`))?.href).toBe(to)
})

it.each([
  ['no link', '<b>News</b>', {}],
  ['a link without an address', '<a><b>News</b></a>', {}],
  ['another tab', `<a href="${to}" target="_blank"><b>News</b></a>`, {}],
  ['a download', `<a href="${to}" download><b>News</b></a>`, {}],
  ['the middle button', `<a href="${to}"><b>News</b></a>`, { button: 1 }],
  ['Control', `<a href="${to}"><b>News</b></a>`, { ctrlKey: true }],
  ['Command', `<a href="${to}"><b>News</b></a>`, { metaKey: true }],
  ['Shift', `<a href="${to}"><b>News</b></a>`, { shiftKey: true }],
  ['Alt', `<a href="${to}"><b>News</b></a>`, { altKey: true }],
])('is nowhere for %s [R7]', (_name, html, init) => {
  expect(linkUrl(click(html, init))).toBeUndefined()
})

it('is nowhere for a click that the page has answered itself [R7]', () => {
  const event = click(`<a href="${to}"><b>News</b></a>`)
  event.preventDefault()
  expect(linkUrl(event)).toBeUndefined()
})
