import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { gazetteerFile } from '../../../domain/places/gazetteer-file.ts'
import { openGazetteer } from '../../../domain/places/open-gazetteer.ts'
import { fetchedOnce } from '../../data/fetched-once.ts'

/** The places of an edition. */
export const loadGazetteer = fetchedOnce(async (edition: EditionCode) => {
  const response = await fetch(gazetteerFile(edition))
  if (!response.ok) throw new Error(`The places of ${edition} answered ${response.status}`)
  return openGazetteer(await response.text())
})
