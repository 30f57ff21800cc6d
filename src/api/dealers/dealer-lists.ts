import { dealerListFile, readDealerList } from '../../domain/dealers/dealer-list.ts'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Db } from '../db/database.ts'
import { findPublished } from '../published-file.ts'
import { refreshDealers } from './refresh-dealers.ts'

/** Brings the dealers of the database up to what the build says, when there is a new build. */
export const createDealerLists = (siteDirectory: string, db: Db): ((edition: EditionCode) => Promise<void>) => {
  const refreshed = findPublished({
    siteDirectory,
    fileOf: dealerListFile,
    read: (text, edition) => refreshDealers(db, edition, readDealerList(JSON.parse(text))),
  })
  return async (edition) => {
    await refreshed(edition)
  }
}
