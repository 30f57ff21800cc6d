import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Gazetteer } from '../../domain/places/gazetteer.ts'
import { gazetteerFile } from '../../domain/places/gazetteer-file.ts'
import { openGazetteer } from '../../domain/places/open-gazetteer.ts'
import { unavailable } from '../expected-error.ts'

interface Known {
  changedAt: number
  gazetteer: Promise<Gazetteer>
}

/** The places of each edition, from the file that browsers fetch: opened when somebody asks, and again when there is a new one. */
export const createGazetteers = (siteDirectory: string): ((edition: EditionCode) => Promise<Gazetteer>) => {
  const known = new Map<EditionCode, Known>()
  return async (edition) => {
    const file = path.join(siteDirectory, gazetteerFile(edition))
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedAt === undefined) throw unavailable(new Error(`There is no ${file}: the site is not built`))
    const before = known.get(edition)
    if (before?.changedAt === changedAt) return before.gazetteer
    const gazetteer = readFile(file, 'utf8').then(openGazetteer)
    known.set(edition, { changedAt, gazetteer })
    // Tried again by whoever asks next.
    gazetteer.catch(() => known.delete(edition))
    return gazetteer
  }
}
