import path from 'node:path'
import { editions } from '../../domain/edition/editions.ts'
import type { OutlineMap } from '../../site/content/dealer-map.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { cachedResult } from '../publish/cached-result.ts'
import { landAround } from './land-around.ts'
import { outlineMap } from './outline-map.ts'

export interface DealerMaps {
  /** All dealers of an edition on one map. */
  outline: OutlineMap
  /** Slug of a dealer → the land around it. */
  land: Record<string, string>
}

type Given = Pick<EditionContent, 'code' | 'dealers'>

export const drawDealerMaps = ({ code, dealers }: Given): DealerMaps => ({
  outline: outlineMap(
    editions[code].mapRegion,
    dealers.map(({ location }) => location),
  ),
  land: Object.fromEntries(dealers.map(({ slug, location }) => [slug, landAround(location, editions[code].mapRegion)])),
})

/** Drawn again only when a dealer moved or the code changed: coasts have many points. */
export const keptDealerMaps = async (given: Given, directory: string, codeHash: string): Promise<DealerMaps> => {
  const inputs = [codeHash, given.dealers.map(({ slug, location }) => [slug, location])]
  return JSON.parse(
    await cachedResult(path.join(directory, given.code), inputs, () => JSON.stringify(drawDealerMaps(given))),
  )
}
