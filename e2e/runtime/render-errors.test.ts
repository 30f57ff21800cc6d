import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { isSameDocument, markDocument, whenAlive } from '../support/browser.ts'
import { builtPage } from '../support/built-pages.ts'
import { eventually } from '../support/eventually.ts'
import { breakDocument, breakDocuments, failingModule, mend } from '../support/failing-module.ts'
import { at, missing } from '../support/faults.ts'
import { shows } from '../support/shows.ts'
import { test } from '../support/visitor-test.ts'
import { withoutPrefetch } from '../support/without-prefetch.ts'

const about = { path: '/en-au/about-us/', heading: 'We make the robot that does the boring part' }
const product = '/en-au/products/dolphin-s300i/'

const pageFailed = 'Part of this page has stopped working. Reload the page Dismiss'

const notices = (page: Page) => page.getByRole('status', { name: 'Notices' })
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: 'working' })
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

const readText = (page: Page) => page.locator('main').evaluate((main) => main.textContent?.replaceAll(/\s+/g, ''))

/** What somebody reads who has no scripts. */
const writtenText = async (page: Page, path: string) => {
  const html = await (await page.request.get(path)).text()
  return page.evaluate((text) => {
    const written = new DOMParser().parseFromString(text, 'text/html')
    return written.querySelector('main')?.textContent?.replaceAll(/\s+/g, '')
  }, html)
}

test.beforeEach(({ visitor: { page } }) => withoutPrefetch(page))

describe('an error while a page comes to life', () => {
  test('leaves what the server wrote, says so once, and all around it lives', async ({ site, visitor }) => {
    const { page, go, errors, documents, console } = visitor
    site.breakWith(failingModule(builtPage(about.path).module))
    await breakDocuments(page)
    await go(about.path)
    await eventually(() => notices(page).innerText()).toBe(pageFailed)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(about.heading)
    expect(await readText(page)).toBe(await writtenText(page, about.path))
    expect(errors).toEqual(['It is broken'])
    expect(console).toEqual([])

    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    await page.keyboard.press('Escape')
    await markDocument(page)
    await mainLink(page, 'Support').click()
    await shows(page, '/en-au/support/')
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await page.getByText(about.heading).count()).toBe(0)
    expect(errors).toHaveLength(1)
    expect(documents).toEqual([about.path])
  })

  test('is gone after a load that works', async ({ site, visitor: { page, go, documents } }) => {
    site.breakWith(failingModule(builtPage(about.path).module))
    await breakDocuments(page)
    await go(about.path)
    await notices(page).getByText('Part of this page').waitFor()
    await mend(page)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await eventually(() => documents.length).toBe(2)
    await whenAlive(page)
    expect(await notices(page).innerText()).toBe('')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(about.heading)
  })

  test('keeps what was typed before it', async ({ site, visitor: { page } }) => {
    const path = '/en-au/support/contact/'
    site.breakWith(failingModule(builtPage(path).module))
    await breakDocuments(page)
    await page.goto(path)
    await page.locator('#contact-email').fill('ann@example.com')
    await whenAlive(page)
    await notices(page).getByText('Part of this page').waitFor()
    expect(await page.locator('#contact-email').inputValue()).toBe('ann@example.com')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contact-email')
    expect(await page.locator('form[data-form=contact]').getAttribute('method')).toBe('post')
  })

  test('in what stands around the page leaves a page without scripts', async ({ site, visitor }) => {
    const { page, errors, documents } = visitor
    const [shell = ''] = builtPage(about.path).staticQueryHashes
    site.breakWith(at(`/page-data/sq/d/${shell}.json`, () => Response.json({ edition: { code: 'en-au' } })))
    await page.goto(about.path)
    await eventually(() => notices(page).innerText()).toBe(pageFailed)
    await whenAlive(page)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(about.heading)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    expect(errors).toHaveLength(1)

    site.breakWith()
    await mainLink(page, 'Support').click()
    await shows(page, '/en-au/support/')
    await whenAlive(page)
    expect(documents).toEqual([about.path, '/en-au/support/'])
    expect(await notices(page).innerText()).toBe('')
  })
})

describe('an error in the page that is gone to', () => {
  test('has the browser load it in full, once, and leaves the page before it until then', async ({ site, visitor }) => {
    const { page, go, errors, documents, quiet } = visitor
    site.breakWith(failingModule(builtPage('/en-au/support/').module))
    await go(about.path)
    await breakDocument(page)
    // Nothing can be asked of a document that waits for the next one.
    await page.evaluate(() => {
      const textOf = (selector: string) => document.querySelector(selector)?.textContent
      addEventListener('pagehide', () => {
        sessionStorage.setItem('left', `${textOf('h1')}|${textOf('[aria-label=Notices]')}`)
      })
    })
    await mainLink(page, 'Support').click()
    await eventually(() => documents.length).toBe(2)
    await shows(page, '/en-au/support/')
    await whenAlive(page)
    await quiet()
    expect(documents).toEqual([about.path, '/en-au/support/'])
    expect(errors).toEqual(['It is broken'])
    expect(await notices(page).innerText()).toBe('')
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe(`${about.heading}|`)

    await page.goBack()
    await shows(page, about.path)
  })

  test('that a load does not mend leaves it readable, and ends there', async ({ site, visitor }) => {
    const { page, go, errors, documents, quiet } = visitor
    await breakDocuments(page)
    site.breakWith(failingModule(builtPage('/en-au/support/').module))
    await go(about.path)
    await mainLink(page, 'Support').click()
    await eventually(() => documents).toEqual([about.path, '/en-au/support/'])
    await eventually(() => notices(page).innerText()).toBe(pageFailed)
    await quiet()
    expect(documents).toHaveLength(2)
    expect(await readText(page)).toBe(await writtenText(page, '/en-au/support/'))
    // Once in either document.
    expect(errors).toEqual(['It is broken', 'It is broken'])
  })
})

describe('an error in a panel', () => {
  test('closes it and leaves the page and other panels alive; it can be tried again', async ({ site, visitor }) => {
    const { page, go, errors, documents } = visitor
    site.breakWith(failingModule(/^\/assets\/search-panel-.*\.js$/))
    await go(about.path)
    await breakDocument(page)
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
    await search.click()
    await eventually(() => notices(page).innerText()).toBe('The search has stopped working. Try again Dismiss')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(about.heading)
    expect(errors).toEqual(['It is broken'])

    await search.click()
    await eventually(() => notices(page).innerText()).toBe('The search has stopped working. Reload the page Dismiss')
    expect(errors).toHaveLength(1)

    await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
    await page.getByRole('dialog', { name: 'Cart' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Cart' }).waitFor({ state: 'hidden' })

    await mend(page)
    await search.click()
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    expect(documents).toEqual([about.path])
  })

  test('that could not be fetched is no more than that', async ({ site, visitor: { page, go, errors } }) => {
    await go(about.path)
    site.breakWith(at(/^\/assets\/search-panel-.*\.js$/, missing))
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await notices(page).getByText('The search has stopped working.').waitFor()
    expect(errors).toHaveLength(1)
    site.breakWith()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('dialog', { name: 'Search' }).waitFor()
    expect(await notices(page).innerText()).toBe('')
  })
})

describe('an error in a feature of a page', () => {
  const module = builtPage(product).module

  test('leaves it as the server wrote it, with a line that tries again', async ({ site, visitor }) => {
    const { page, go, errors, documents, console } = visitor
    await breakDocuments(page)
    site.breakWith(failingModule(module, { list: 'pictures' }))
    await go(product)
    await eventually(() => alert(page).innerText()).toBe('The gallery has stopped working.\nTry again')
    const thumbnails = page.getByRole('list', { name: 'Choose a picture' })
    expect(await thumbnails.count()).toBe(1)
    expect(await page.getByRole('list', { name: 'Pictures', exact: true }).count()).toBe(1)
    expect(errors).toEqual(['It is broken'])
    expect(console).toEqual([])

    // What stands beside it works.
    await page
      .getByRole('complementary', { name: 'Price and purchase' })
      .getByRole('button', { name: 'One more' })
      .click()
    await eventually(() => page.locator('aside output').innerText()).toBe('2')

    await page.getByRole('button', { name: 'Try again' }).click()
    await eventually(() => alert(page).innerText()).toBe('The gallery has stopped working.\nReload the page')
    expect(await thumbnails.count()).toBe(1)
    expect(errors).toHaveLength(1)

    await mend(page)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await eventually(() => documents.length).toBe(2)
    await whenAlive(page)
    expect(await alert(page).count()).toBe(0)
  })

  test('is over when a retry works', async ({ site, visitor: { page, go, documents } }) => {
    await breakDocuments(page)
    site.breakWith(failingModule(module, { list: 'pictures' }))
    await go(product)
    await alert(page).waitFor()
    await mend(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await alert(page).waitFor({ state: 'detached' })
    expect(await page.getByRole('list', { name: 'Choose a picture' }).count()).toBe(1)
    await page.getByRole('link', { name: 'Zoom' }).click()
    await page.getByRole('dialog').waitFor()
    expect(documents).toEqual([product])
  })

  test('whose code cannot be fetched makes its links plain', async ({ site, visitor: { page, go, errors } }) => {
    await go(product)
    site.breakWith(at(/^\/assets\/zoom-dialog-.*\.js$/, missing))
    await page.getByRole('link', { name: 'Zoom' }).click()
    await alert(page).waitFor()
    expect(errors).toHaveLength(1)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    site.breakWith()
    await page.getByRole('link', { name: 'Zoom' }).click()
    await page.waitForURL(/\/images\//)
  })

  test('keeps what was typed into it while it worked, and where', async ({ visitor: { page, go, errors } }) => {
    await go('/en-au/support/registration/')
    await page.evaluate(() => {
      const { toUpperCase } = String.prototype
      String.prototype.toUpperCase = function () {
        if (`${this}` === 'au2') throw new Error('It is broken')
        return toUpperCase.call(this)
      }
    })
    const field = page.getByLabel('Type it as printed on the label')
    await field.pressSequentially('au2')
    await eventually(() => alert(page).innerText()).toBe('The serial check has stopped working.\nTry again')
    expect(await field.inputValue()).toBe('au')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(errors).toEqual(['It is broken'])
    // The form below it lives.
    await page.locator('form[data-form=registration] [name=openedAt]:not([value=""])').waitFor({ state: 'attached' })
  })

  test('in a form leaves one that is posted without scripts', async ({ site, visitor: { page, go, errors } }) => {
    await page.addInitScript(() => {
      // The code of the form is fetched, and fails as soon as it is run.
      const { toSorted } = Array.prototype
      Array.prototype.toSorted = function (...args: Parameters<typeof toSorted>) {
        if (new Error().stack?.includes('live-form')) throw new Error('It is broken')
        return toSorted.apply(this, args)
      }
    })
    await go('/en-au/support/contact/')
    await page.locator('#contact-email').fill('ann@example.com')
    await eventually(() => alert(page).innerText()).toBe('The form has stopped working.\nTry again')
    expect(errors).toEqual(['It is broken'])
    expect(await page.locator('#contact-email').inputValue()).toBe('ann@example.com')
    await page.getByRole('button', { name: 'Send' }).click()
    await eventually(() => site.requests.some((request) => /^POST .*forms/.test(request))).toBe(true)
  })

  test('that a page is all about leaves what stands below it', async ({ site, visitor: { page, go, errors } }) => {
    const path = '/en-au/support/troubleshooting/'
    await breakDocuments(page)
    site.breakWith(failingModule(builtPage(path).module, { list: 'subjects' }))
    await go(path)
    await eventually(() => alert(page).innerText()).toBe('Finding the fault has stopped working.\nTry again')
    expect(await page.getByRole('heading', { name: 'A person, please' }).count()).toBe(1)
    expect(await readText(page)).toContain('Findthefault')
    expect(errors).toEqual(['It is broken'])
    expect(await notices(page).innerText()).toBe('')
  })

  test('for dealers nearby leaves the drawing of parts alone', async ({ visitor: { page, go, errors } }) => {
    await page.addInitScript(() => {
      const { URLSearchParams } = window
      window.URLSearchParams = class extends URLSearchParams {
        constructor(...args: ConstructorParameters<typeof URLSearchParams>) {
          super(...args)
          if (this.get('service') === 'repairs') throw new Error('It is broken')
        }
      }
    })
    await go('/en-au/support/repairs-and-parts/')
    await eventually(() => alert(page).innerText()).toBe('The list of dealers has stopped working.\nTry again')
    expect(await page.locator('[data-feature=machine-parts] [role=alert]').count()).toBe(0)
    expect(errors).toEqual(['It is broken'])
    expect(await notices(page).innerText()).toBe('')
  })

  test('that floats over a page takes nothing but itself away', async ({ visitor: { page, go, errors } }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('table', '["PW-S50"]')
      const { values } = Object
      Object.values = (all: object) => {
        const found = values(all)
        if (found.some((each) => each?.sku === 'PW-S50')) throw new Error('It is broken')
        return found
      }
    })
    await go('/en-au/product-lines/dolphin/')
    await eventually(() => errors).toEqual(['It is broken'])
    expect(await notices(page).innerText()).toBe('')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})
