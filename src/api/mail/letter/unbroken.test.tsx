import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Unbroken } from './unbroken.tsx'
import { wordsOfHtml } from './words-of-html.fake.ts'

const html = (text: string): string =>
  renderToStaticMarkup(
    <p>
      <Unbroken text={text} />
    </p>,
  )
const kept = (text: string): string[] => [...html(text).matchAll(/nowrap">([^<]*)</g)].map(([, unit = '']) => unit)

it.each([
  ['Order AU-10482-6 is paid.', ['AU-10482-6']],
  ['on Tuesday 17 or Wednesday 18 November.', ['Tuesday 17', 'Wednesday 18 November']],
  ['Tue 17 or Wed 18 Nov', ['Tue 17', 'Wed 18 Nov']],
  ['Monday to Friday 8 am to 4.30 pm', ['8 am', '4.30 pm']],
  ['ring 1800 975 711', ['1800 975 711']],
  ['8 am to 6 pm, Saturday 9 am to 1 pm, Sydney time', ['8 am', '6 pm', '9 am', '1 pm']],
  ['Bayside, (03) 5550 3189', ['(03) 5550 3189']],
  ['on 0491 570 156 or 010 555 0142', ['0491 570 156', '010 555 0142']],
  ['Nothing of the kind', []],
])('keeps together in “%s”: %j', (text, units) => {
  expect(kept(text)).toEqual(units)
  expect(wordsOfHtml(html(text))).toBe(text)
})

it('breaks what would not fit a phone', () => {
  expect(kept(`AU-${'1'.repeat(40)}`)).toEqual([])
})
