import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import { gazetteerFile } from '../../domain/places/gazetteer-file.ts'
import { openGazetteer } from '../../domain/places/open-gazetteer.ts'
import { needPublished } from '../published-file.ts'

/** The places of each edition, from the file that browsers fetch: opened when somebody asks. */
export const createGazetteers = (siteDirectory: string): ((edition: EditionCode) => Promise<Gazetteer>) => {
  const gazetteerOf = needPublished({ siteDirectory, fileOf: gazetteerFile, read: openGazetteer })
  return async (edition) => gazetteerOf(edition)
}
