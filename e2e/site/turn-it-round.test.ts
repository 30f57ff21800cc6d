import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeTurnSheet } from '../../scripts/make-turn-sheet.ts'
import { mostTurnBytes, turnFrames } from '../../src/domain/pictures/turn-sheet.ts'
import { openSite, phone } from './open-site.ts'
import { violations } from './violations.ts'

const { visitor } = openSite({ looks: true })

const product = '/en-au/products/dolphin-s300i/'
const address = '/images/placeholder-turn-00000000.avif'

let sheet: Buffer

/** Each picture is grey, one a little lighter than the last. */
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'turn-'))
  const frames = Array.from({ length: turnFrames }, (_, frame) => path.join(folder, `${frame}.png`))
  for (const [frame, file] of frames.entries()) {
    const grey = frame * 10
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
    writeFileSync(file, await picture.png().toBuffer())
  }
  sheet = await makeTurnSheet(frames, 40)
  rmSync(folder, { recursive: true })
})

let asked = 0

/** The site as it would be if the content named a sheet for the product. */
const withSheet = async (page: Page) => {
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const response = await route.fetch()
    const query = await response.json()
    const known = query.products?.['dolphin-s300i']
    if (known !== undefined) known.turn = address
    await route.fulfill({ response, json: query })
  })
  await page.route(`**${address}`, (route) => {
    asked += 1
    return route.fulfill({ body: sheet, contentType: 'image/avif' })
  })
}

const greyInTheMiddle = (page: Page) =>
  page.getByRole('slider', { name: /^Turn the/ }).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement
    return (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data[0]
  })

describe('a product that can be turned round', () => {
  it('is turned by arrow keys, says where it is seen from, and costs nothing before', async () => {
    const { page, go, errors } = await visitor()
    asked = 0
    await withSheet(page)
    await go(product)
    const button = page.getByRole('button', { name: 'Turn it round' })
    await button.waitFor()
    expect(asked).toBe(0)
    await button.click()
    const machine = page.getByRole('slider', { name: 'Turn the Dolphin S 300i' })
    await page.locator('canvas[data-ready]').waitFor()
    expect(asked).toBe(1)
    await expect.poll(() => machine.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await machine.getAttribute('aria-valuetext')).toBe('seen from the front right')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    expect(await machine.getAttribute('aria-valuetext')).toBe('seen from the right')
    await expect.poll(async () => Math.round(((await greyInTheMiddle(page)) ?? 0) / 10)).toBe(4)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(await machine.getAttribute('aria-valuenow')).toBe('23')
    expect(await violations(page, '[data-feature="gallery"]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => machine.count()).toBe(0)
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(errors).toEqual([])
  })

  it('goes with the hand, and lets the page scroll', async () => {
    const { page, go } = await visitor(phone)
    await withSheet(page)
    await go(product)
    await page.getByRole('button', { name: 'Turn it round' }).click()
    const machine = page.getByRole('slider', { name: /^Turn the/ })
    await page.locator('canvas[data-ready]').waitFor()
    expect(await machine.evaluate((element) => getComputedStyle(element).touchAction)).toBe('pan-y')
    const { x, y, width, height } = (await machine.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.move(x + width * 0.75, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.25, y + height / 2, { steps: 5 })
    await page.mouse.up()
    expect(await machine.getAttribute('aria-valuenow')).toBe('6')
  })
})

it('the S 300i has its sheet on the site', async () => {
  const { page, go, errors } = await visitor()
  await go(product)
  const fetched = page.waitForResponse(/turn-.*\.avif$/)
  await page.getByRole('button', { name: 'Turn it round' }).click()
  const answer = await fetched
  expect(answer.headers()['content-type']).toBe('image/avif')
  expect((await answer.body()).length).toBeLessThanOrEqual(mostTurnBytes)
  await page.locator('canvas[data-ready]').waitFor()
  // The pictures it stands in for are out of sight, and come back.
  const strip = page.getByRole('list', { name: 'Pictures', exact: true })
  expect(await strip.isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  await strip.waitFor()
  expect(errors).toEqual([])
})

it('a product without a sheet has no such button, with scripts or without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page, go } = await visitor({ javaScriptEnabled })
    await go('/en-au/products/dolphin-s200/')
    expect(await page.getByRole('button', { name: 'Turn it round' }).count()).toBe(0)
  }
})
