import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EditionCode } from '../../domain/edition/edition-code.ts'

/** Where `scripts/make-gazetteer.ts` leaves its results. */
export const gazetteerFolder = path.join(import.meta.dirname, 'places')

export const readGazetteer = (edition: EditionCode): string =>
  readFileSync(path.join(gazetteerFolder, `${edition}.txt`), 'utf8')
