import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { launchBrowser, visit, whenAlive } from '../e2e/support/browser.ts'
import { buildTestSite } from '../e2e/support/build-test-site.ts'
import { startSite } from '../e2e/support/site.ts'
import { testSiteDirectory } from '../e2e/support/test-site-directory.ts'
import { editionCodes } from '../src/domain/edition/edition-code.ts'
import { createSearchIndex } from '../src/site/features/search/search-index.ts'
import { readSearchList, type WrittenSearchList } from '../src/site/features/search/search-list-file.ts'
import { median } from './support/median.ts'

// From a letter to the frame with its results, at 4× CPU slowdown on a phone; and what the lists weigh.
// Usage: node bench/search.ts [runs]
const runs = Number(process.argv[2] ?? 3)
const words = ['dolphin s300i', 'filtr cartridge', 'green water', 'warranty', 'kirrawee', 'zzqqxx']

buildTestSite('usual')
const lists: Record<string, object> = {}
for (const edition of editionCodes) {
  const file = path.join(testSiteDirectory, 'search', `${edition}.json`)
  const list: WrittenSearchList = JSON.parse(readFileSync(file, 'utf8'))
  const started = performance.now()
  createSearchIndex(readSearchList(list))
  lists[edition] = {
    entries: list.entries.length,
    'bytes (Brotli)': statSync(`${file}.br`).size,
    'index made in': `${(performance.now() - started).toFixed(0)} ms`,
  }
}
console.table(lists)

const site = await startSite()
const browser = await launchBrowser()

/** Letters are typed into the field; each waits for the frame that follows it. */
const observe = `
  window.letters = []
  addEventListener('input', ({ timeStamp }) =>
    requestAnimationFrame(() => setTimeout(() => letters.push(performance.now() - timeStamp))), true)
`
const slowdown = 4

interface Typed {
  /** Milliseconds to the frame, letter by letter. */
  frames: number[]
  /** Milliseconds of script, style and layout for a letter, in the thread's own time: the part that does not depend on what else the machine does. */
  work: number
}

const type = async (text: string): Promise<Typed> => {
  const { page, context } = await visit(browser, { viewport: { width: 390, height: 844 } })
  await context.addInitScript(observe)
  await page.goto(`${site.origin}/en-au/about-us/`, { waitUntil: 'networkidle' })
  await whenAlive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'What are you looking for?' })
  await field.waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const threadTime = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const parts = metrics.filter(({ name }) =>
      ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].includes(name),
    )
    return parts.reduce((sum, { value }) => sum + 1000 * value, 0)
  }
  const before = await threadTime()
  await field.pressSequentially(text, { delay: 150 })
  const work = (slowdown * ((await threadTime()) - before)) / text.length
  await field.fill('')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate('letters.length = 0')
  await field.pressSequentially(text, { delay: 150 })
  await page.waitForTimeout(300)
  const frames = (await page.evaluate('letters')) as number[]
  await context.close()
  return { frames, work }
}

const typed: Record<string, object> = {}
for (const text of words) {
  const results: Typed[] = []
  for (let run = 0; run < runs; run += 1) results.push(await type(text))
  typed[text] = {
    'work of a letter': `${median(results.map(({ work }) => work)).toFixed(0)} ms`,
    'letter to frame': `${median(results.flatMap(({ frames }) => frames)).toFixed(0)} ms`,
  }
}
console.log(`Results for a letter at ${slowdown}× slowdown, medians of ${runs} runs`)
console.table(typed)

await browser.close()
await site.stop()
