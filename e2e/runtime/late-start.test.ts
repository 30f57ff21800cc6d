import { expect, it } from 'vitest'
import { openSite } from '../site/open-site.ts'
import { at, gate } from '../support/faults.ts'

const { site, visitor } = openSite({ looks: true })

/** Takes away the moment at which code is fetched in any case. */
const noLastMoment = `const { setTimeout } = window
  window.setTimeout = (run, after, ...given) => (after === 4000 ? 0 : setTimeout(run, after, ...given))`

it('no code is fetched before what can be seen is there, unless the visitor asks for something', async () => {
  const { page } = await visitor()
  const font = gate()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  site().breakWith(at(/\.woff2$/, font.fault))
  await page.goto(`${site().origin}/en-au/about-us/`, { waitUntil: 'commit' })
  await font.reached
  await page.getByRole('button', { name: 'Search' }).waitFor()
  expect(asked.filter((address) => address.endsWith('.js') || address.startsWith('/page-data/'))).toEqual([])

  // As assistive technology does it: a click and nothing before it.
  await page.getByRole('button', { name: 'Search' }).dispatchEvent('click')
  await page.getByRole('dialog', { name: 'Search' }).waitFor()
  font.open()
})

it('a link into a tool does not wait for pictures before it fetches what it needs', async () => {
  const { page } = await visitor({ prepare: noLastMoment })
  const pictures = gate()
  site().breakWith(at(/^\/images\//, pictures.fault))
  await page.goto(`${site().origin}/en-au/product-comparison/?models=dolphin-s100`, { waitUntil: 'commit' })
  await page.getByText('These come from a link.').waitFor()
  pictures.open()
})

it('a form that was touched before the page came to life comes to life with it', async () => {
  const { page } = await visitor({ prepare: noLastMoment })
  const code = gate()
  site().breakWith(at(/^\/assets\/.*\.js$/, code.fault))
  await page.goto(`${site().origin}/en-au/support/contact/`, { waitUntil: 'commit' })
  await page.locator('#contact-email').focus()
  await code.reached
  code.open()
  await page.locator('form[data-form=contact] [name=openedAt]:not([value=""])').waitFor({ state: 'attached' })
})
