import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WarrantyClock } from './warranty-clock.tsx'

const shown = (today: string) =>
  renderToStaticMarkup(
    <WarrantyClock from="2026-01-09" until="2029-01-09" months={36} today={today} law="Consumer law has not." />,
  ).replaceAll(/<svg.*<\/svg>|<[^>]+>/g, '')

it('says how many months are left and until when', () => {
  expect(shown('2026-11-17')).toBe('26 months leftWarranty to 9 January 2029')
  expect(shown('2028-12-20')).toBe('1 month leftWarranty to 9 January 2029')
})

it('says that it has ended, and what has not', () => {
  expect(shown('2029-02-01')).toBe('EndedEnded 9 January 2029Consumer law has not.')
})
