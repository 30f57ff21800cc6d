import { describe, expect, it } from 'vitest'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { editionOf, readOwnContent } from '../content/site-content.fake.ts'

const mostPages = 3

const scenesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /^(scene-[a-z0-9-]+?)(?:-portrait)?$/.exec(value)?.slice(1) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scenesIn) : []
}

/** Where each scene of an edition is seen, upright or wide. */
const shownOn = (content: EditionContent): Map<string, string[]> => {
  const shown = new Map<string, string[]>()
  const entries = Object.values(content).filter(Array.isArray).flat()
  for (const entry of entries)
    for (const scene of new Set(scenesIn(entry))) shown.set(scene, [...(shown.get(scene) ?? []), entry.sys.id])
  return shown
}

describe.each(editionCodes)('in the edition %s', (code) => {
  it('no scene is on more than three pages', async () => {
    const shown = shownOn(editionOf(await readOwnContent(), code))
    expect(shown.size).toBeGreaterThan(5)
    expect([...shown].filter(([, pages]) => pages.length > mostPages)).toEqual([])
  })
})
