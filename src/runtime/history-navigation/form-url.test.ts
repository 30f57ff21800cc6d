// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { formUrl } from './form-url.ts'

/** As it comes to the document. It is not dispatched: this DOM would send the form. */
const submit = (html: string): SubmitEvent => {
  document.body.innerHTML = html
  const event = new SubmitEvent('submit', { cancelable: true, submitter: document.querySelector('button') })
  Object.defineProperty(event, 'target', { value: document.querySelector('form') })
  return event
}

const fields = '<input name="q" value="a b"><input name="action" value="x">'

it('is the page that a form asks, with what was filled in, in place of any query it had [R7]', () => {
  expect(
    formUrl(submit(`<form action="https://pool.example/news/?old=1">${fields}<button>Go</button></form>`))?.href,
  ).toBe('https://pool.example/news/?q=a+b&action=x')
})

it('is what the button says that was pressed [R7]', () => {
  const button = '<button formaction="https://pool.example/faq/" formmethod="get">Go</button>'
  expect(
    formUrl(submit(`<form method="post" action="https://pool.example/news/">${fields}${button}</form>`))?.href,
  ).toBe('https://pool.example/faq/?q=a+b&action=x')
})

it.each([
  ['that posts', '<form method="POST" action="https://pool.example/"><button>Go</button></form>'],
  ['of a dialog', '<form method="dialog"><button>Go</button></form>'],
  ['for another tab', '<form target="_blank" action="https://pool.example/"><button>Go</button></form>'],
  ['whose button posts', '<form action="https://pool.example/"><button formmethod="post">Go</button></form>'],
])('is nowhere for a form %s [R7]', (_name, html) => {
  expect(formUrl(submit(html))).toBeUndefined()
})

it('is nowhere for a form that the page has answered itself [R7]', () => {
  const event = submit('<form action="https://pool.example/"><button>Go</button></form>')
  event.preventDefault()
  expect(formUrl(event)).toBeUndefined()
})
