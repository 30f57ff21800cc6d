import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { gazetteerFolder } from '../src/build/gazetteer/gazetteer-files.ts'
import { writeGazetteerText } from '../src/build/gazetteer/write-gazetteer-text.ts'
import { editionCodes } from '../src/domain/edition/edition-code.ts'
import { placesOf } from './gazetteer/places-of.ts'

/**
 * Makes the lists of places that dealers are searched by. Run after the packages with the sources have changed, or the lists beside
 * this script; the results are kept in the repository.
 */
mkdirSync(gazetteerFolder, { recursive: true })
for (const edition of editionCodes) {
  const gazetteer = placesOf(edition)
  const text = writeGazetteerText(gazetteer)
  writeFileSync(path.join(gazetteerFolder, `${edition}.txt`), text)
  const { length } = brotliCompressSync(text)
  console.log(`${edition}: ${gazetteer.entries.length} places, ${text.length} → ${length} bytes`)
}
