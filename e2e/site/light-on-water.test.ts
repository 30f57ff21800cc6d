import { expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { openSite } from './open-site.ts'

const { visitor, site } = openSite({ looks: true })

const askedForLight = () => site().requests.filter((request) => request.includes('/caustics-')).length

it('light that only adorns the home page does not keep its picture waiting: it is fetched with the code', async () => {
  const reader = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await reader.page.goto(`${site().origin}/en-au/`, { waitUntil: 'networkidle' })
  expect(site().requests.join(' ')).toContain('/images/')
  expect(askedForLight()).toBe(0)

  const { go } = await visitor({ viewport: { width: 390, height: 844 } })
  await go('/en-au/')
  await eventually(askedForLight).toBe(1)
})
