import { describe, expect, it } from 'vitest'
import { openSite } from './open-site.ts'

const { visitor } = openSite()

const path = '/product/dolphin-s-100-bonus/'

describe('the S 100 bonus', () => {
  it.each([
    ['is announced until midnight in Sydney', '2026-10-31T12:59:00Z', 'America/New_York', 'From 1 November 2026'],
    ['is on from midnight in Sydney', '2026-10-31T13:01:00Z', 'America/New_York', 'On now, until 31 January 2027'],
    ['is on to the last minute', '2027-01-31T12:59:00Z', 'Pacific/Auckland', 'On now, until 31 January 2027'],
    ['is over after it', '2027-01-31T13:01:00Z', 'Africa/Johannesburg', 'Ended on 31 January 2027'],
  ])('%s, wherever the visitor is', async (_, moment, timezoneId, words) => {
    const { page, go, errors } = await visitor({ timezoneId })
    await page.clock.setFixedTime(new Date(moment))
    await go(path)
    await page.getByText(words).waitFor()
    const shown = page.getByText(/^(From|On now|Ended)/).filter({ visible: true })
    expect(await shown.allTextContents()).toEqual([words])
    expect(errors).toEqual([])
  })

  it('takes the same room in all its states', async () => {
    const tops: (number | undefined)[] = []
    for (const moment of ['2026-10-01', '2026-12-01', '2027-03-01']) {
      const { page, go } = await visitor({})
      await page.clock.setFixedTime(new Date(moment))
      await go(path)
      tops.push((await page.getByRole('heading', { name: 'The sum' }).boundingBox())?.y)
    }
    expect(new Set(tops).size).toBe(1)
  })

  it('says something without scripts', async () => {
    const { page, go } = await visitor({ javaScriptEnabled: false })
    await go(path)
    expect(
      await page
        .getByText(/^(From|On now|Ended)/)
        .filter({ visible: true })
        .count(),
    ).toBe(1)
  })
})
