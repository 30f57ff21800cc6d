import { expect, it } from 'vitest'
import { styleTag } from '../../build/document/inline-styles.ts'
import { sheetsInside } from './sheets-inside.ts'

it('are found as the build writes them, whatever is in them', () => {
  const sheets = { '/assets/core-1.css': '@media (width<600px){a{color:red}}', '/assets/home-2.css': 'b{}' }
  const html = `<head>${Object.keys(sheets)
    .map((href) => styleTag(href, sheets))
    .join('\n')}</head><style>c{}</style>`
  expect(sheetsInside(html)).toEqual([
    { href: '/assets/core-1.css', css: '@media (width<600px){a{color:red}}' },
    { href: '/assets/home-2.css', css: 'b{}' },
  ])
})
