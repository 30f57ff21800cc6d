import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { EditionContent } from '../content/edition-content.ts'
import { drawDealerMaps, keptDealerMaps } from './dealer-maps.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'maps-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const nelsonAt = (lat: number) =>
  ({ code: 'en-nz', dealers: [{ slug: 'nelson', location: { lat, lon: 173.28 } }] }) as Pick<
    EditionContent,
    'code' | 'dealers'
  >

it('are drawn once for the same dealers and code, and again when a dealer moves', async () => {
  const given = nelsonAt(-41.27)
  expect(await keptDealerMaps(given, directory, 'code')).toEqual(drawDealerMaps(given))

  // Marked, so that it shows whether it was drawn again.
  const kept = path.join(directory, 'en-nz')
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('"nelson":"', '"nelson":"kept '))
  expect((await keptDealerMaps(given, directory, 'code')).land.nelson).toMatch(/^kept /)
  expect((await keptDealerMaps(nelsonAt(-41.5), directory, 'code')).land.nelson).not.toMatch(/^kept /)
})
