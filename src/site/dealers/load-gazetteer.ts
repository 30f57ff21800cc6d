import type { EditionCode } from '../../domain/edition-code.ts'
import { type Gazetteer, openGazetteer } from '../../domain/gazetteer.ts'
import { gazetteerFile } from '../../domain/gazetteer-file.ts'

const loaded = new Map<EditionCode, Promise<Gazetteer>>()

const load = async (edition: EditionCode): Promise<Gazetteer> => {
  const response = await fetch(gazetteerFile(edition))
  if (!response.ok) throw new Error(`The places of ${edition} answered ${response.status}`)
  return openGazetteer(await response.text())
}

/** The places of an edition, fetched once; a failure is forgotten, so that the next try asks again. */
export const loadGazetteer = (edition: EditionCode): Promise<Gazetteer> => {
  const known = loaded.get(edition)
  if (known !== undefined) return known
  const asked = load(edition).catch((error: unknown) => {
    loaded.delete(edition)
    throw error
  })
  loaded.set(edition, asked)
  return asked
}
