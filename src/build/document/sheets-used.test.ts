import { expect, it } from 'vitest'
import { sheetsUsed } from './sheets-used.ts'

const isUsed = (css: string, html: string): boolean => sheetsUsed(['/a.css'], { '/a.css': css }, html).length > 0

it.each([
  ['.rows>*{top:0}', '<ul class="quiet rows"><li></li></ul>'],
  ['.rows li{top:0}', '<ul class="rows"><li></li></ul>'],
  ['.no,.yes{top:0}', '<p class="yes">'],
  ['@media print{@layer base{.yes{top:0}}}', '<p class="yes">'],
  ['select{top:0}', '<select></select>'],
  ['.yes:not(.no):hover::before{top:0}', '<p class="yes">'],
  ['.yes{&.open{top:0}}', '<p class="yes">'],
  ['body{top:0}', '<p>'],
  [':root[data-theme=dark] .yes{top:0}', '<p class="yes">'],
  ['.card\\:big{top:0}', '<p class="card:big">'],
])('%s is for %s', (css, html) => {
  expect(isUsed(css, html)).toBe(true)
})

it.each([
  ['.rows>*{top:0}', '<ul class="link-rows"><li></li></ul>'],
  ['.rows li{top:0}', '<p class="rows">'],
  ['select.field{top:0}', '<input class="field">'],
  ['.no:not(.yes){top:0}', '<p class="yes">'],
  ['@keyframes yes{from{top:0}}', '<p class="yes">'],
  ['.p{background:url(a.yes)}', '<p class="yes">'],
])('%s is not for %s', (css, html) => {
  expect(isUsed(css, html)).toBe(false)
})

it('a sheet whose text is not known counts as used, and all keep their order', () => {
  const sheets = { '/a.css': '.a{top:0}', '/c.css': '.c{top:0}', '/d.css': 'p{top:0}' }
  expect(sheetsUsed(['/d.css', '/b.css', '/c.css', '/a.css'], sheets, '<p class="a">')).toEqual([
    '/d.css',
    '/b.css',
    '/a.css',
  ])
})
