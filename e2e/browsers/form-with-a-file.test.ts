import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { phonePhoto } from '../../src/api/files/pictures.fake.ts'
import { readEnvironment } from '../../src/config/environment.ts'
import { openSiteServices, type SiteServices } from '../../src/functions/wiring/site-services.ts'
import { goodValues } from '../forms/filled-form.ts'
import { testSiteDirectory } from '../support/test-site-directory.ts'
import { test } from './browser-test.ts'
import { typeIn } from './type-in.ts'
import { eventually } from './visitor.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poolwright-browsers-'))
const photo = path.join(folder, 'photo.jpg')
const form = 'form[data-form=repair]'
let siteServices: SiteServices

beforeAll(async () => {
  const read = readEnvironment({ SITE_DIRECTORY: testSiteDirectory, DATA_DIRECTORY: path.join(folder, 'data') })
  if (!read.ok) throw new Error('The environment is not valid.')
  const opened = await openSiteServices(read.environment, pino({ level: 'silent' }))
  if (!opened.ok) throw new Error(opened.message)
  siteServices = opened.siteServices
  writeFileSync(photo, await phonePhoto())
})
afterAll(async () => {
  await siteServices.close()
  rmSync(folder, { recursive: true })
})

describe('a form with a file', () => {
  test('keeps what was written through a navigation, takes the photo, and arrives', async ({ visit }) => {
    const visitor = await visit({ siteServices })
    const { photos: _, ...values } = goodValues('repair', 'en-au', 'repair.browsers@example.com')
    await visitor.go('/en-au/support/repairs-and-parts/')
    await visitor.click(`${form} [name=email]`)
    await eventually(() =>
      visitor.evaluate((css) => document.querySelector<HTMLInputElement>(`${css} [name=openedAt]`)?.value, form),
    ).not.toBe('')
    await visitor.evaluate(typeIn, form, Object.entries(values))
    await visitor.chooseFile('#repair-photos', photo)
    const taken = () =>
      visitor.evaluate((css) => {
        const element = document.querySelector<HTMLFormElement>(css)
        return element ? String(new FormData(element).get('photos')) : ''
      }, form)
    await eventually(taken).toMatch(/^[\w-]{8,}$/)
    const id = await taken()
    await visitor.follow('/en-au/about-us/')
    await visitor.shows('/en-au/about-us/')
    await visitor.traverse(-1)
    await visitor.shows('/en-au/support/repairs-and-parts/')
    await eventually(taken).toBe(id)
    await visitor.click(`${form} button[type=submit]`)
    await eventually(() => visitor.text('main')).toMatch(/Your reference number/)
    expect(await visitor.text('main')).toMatch(/[A-Z]{2}-[A-Z]-\w{4}-\w{4}/)
    expect(await visitor.errors()).toEqual([])
  })
})
