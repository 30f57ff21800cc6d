import { describe, expect, it } from 'vitest'
import { dialog, errorsIn, headerButton, openSite, patiently } from './open-site.ts'

const { visitor, site } = openSite()

const openSearch = async (options: Parameters<typeof visitor>[0] = {}, path = '/en-au/about-us/') => {
  const opened = await visitor(options)
  await opened.go(path)
  await headerButton(opened.page, /^Search$/).click()
  const panel = dialog(opened.page, 'Search')
  const input = panel.getByLabel('What are you looking for?')
  await input.waitFor()
  return { ...opened, panel, input }
}

describe('search', () => {
  it('finds pages as one types, forgives a typo, and leads there [U7] [U9]', async () => {
    const { page, panel, input, errors } = await openSearch()
    await input.fill('brush set')
    await panel
      .getByRole('link', { name: /brush set/i })
      .first()
      .waitFor()
    await input.fill('skimi')
    await panel
      .getByRole('link', { name: /skimmi/i })
      .first()
      .waitFor()
    await input.fill('warranty')
    const hit = panel.getByRole('link').first()
    await expect
      .poll(() => panel.getByRole('status', { name: 'Number of results' }).innerText(), patiently)
      .toMatch(/results?$/)
    const href = await hit.getAttribute('href')
    await hit.click()
    await page.waitForURL(`**${href}`)
    await expect.poll(() => page.locator('dialog[open]').count(), patiently).toBe(0)
    expect(errors).toEqual([])
  })

  it('finds only pages of its edition', async () => {
    const { panel, input } = await openSearch({}, '/en-nz/about-us/')
    await input.fill('dolphin')
    await panel.getByRole('link').first().waitFor()
    const hrefs = await panel.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs.filter((href) => !href?.startsWith('/en-nz/'))).toEqual([])
  })

  it('says when nothing is found, and takes odd input', async () => {
    const { panel, input, errors } = await openSearch()
    for (const query of ['zzzzqqqq', '*', '"(', '<img src=x onerror=alert(1)>', 'é'.repeat(300)]) {
      await input.fill(query)
      await expect
        .poll(() => panel.getByRole('status', { name: 'Number of results' }).innerText(), patiently)
        .toMatch(/Nothing found|results?$/)
    }
    await input.fill('   ')
    await expect.poll(() => panel.getByRole('status', { name: 'Number of results' }).innerText(), patiently).toBe('')
    expect(errors).toEqual([])
  })

  it('says when its index does not load, and works once it does', async () => {
    const { panel, input, errors, console } = await (async () => {
      site().breakWith((_, { pathname }) =>
        pathname.startsWith('/search/') ? new Response('down', { status: 503 }) : undefined,
      )
      return openSearch()
    })()
    await input.fill('dolphin')
    await panel.getByRole('alert').waitFor()
    site().breakWith()
    await input.fill('dolphins')
    await panel.getByRole('link').first().waitFor()
    expect(await panel.getByRole('alert').count()).toBe(0)
    expect(errors).toEqual([])
    expect(errorsIn(console).filter((line) => !line.includes('503'))).toEqual([])
  })
})
