import { expect, it } from 'vitest'
import { sheetsInside } from './sheets-inside.ts'

it('are those that have the address of a file, whatever is in them', () => {
  const html = `<head><style data-href="/assets/core-1.css">@media (width<600px){a{color:red}}</style>
<style data-href="/assets/home-2.css">b{}</style><style>c{}</style></head>`
  expect(sheetsInside(html)).toEqual([
    { href: '/assets/core-1.css', css: '@media (width<600px){a{color:red}}' },
    { href: '/assets/home-2.css', css: 'b{}' },
  ])
})
