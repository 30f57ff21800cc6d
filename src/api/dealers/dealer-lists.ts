import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { dealerListFile, readDealerList } from '../../domain/dealers/dealer-list.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { refreshDealers } from './refresh-dealers.ts'

interface Known {
  changedAt: number
  refreshed: Promise<unknown>
}

/** Brings the dealers of the database up to what the build says, when there is a new build. */
export const createDealerLists = (siteDirectory: string, db: Db): ((edition: EditionCode) => Promise<void>) => {
  const known = new Map<EditionCode, Known>()
  return async (edition) => {
    const file = path.join(siteDirectory, dealerListFile(edition))
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) return
    if (known.get(edition)?.changedAt !== changedAt) {
      const refreshed = refreshDealers(db, edition, readDealerList(JSON.parse(readFileSync(file, 'utf8'))))
      known.set(edition, { changedAt, refreshed })
      // Tried again by whoever asks next.
      refreshed.catch(() => known.delete(edition))
    }
    await known.get(edition)?.refreshed
  }
}
