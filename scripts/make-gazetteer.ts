import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { gazetteerFolder } from '../src/build/gazetteer/gazetteer-files.ts'
import { writeGazetteerText } from '../src/build/gazetteer/write-gazetteer-text.ts'
import type { EditionCode } from '../src/domain/edition-code.ts'
import type { GazetteerContents } from '../src/domain/gazetteer-entry.ts'
import { australia } from './gazetteer/australia.ts'
import { townsAndPostcodes } from './gazetteer/towns-and-postcodes.ts'

/**
 * Makes the lists of places that dealers are searched by. Run after the packages with the sources have changed, or the lists beside
 * this script; the results are kept in the repository.
 */
const contents: Record<EditionCode, GazetteerContents> = {
  'en-au': australia(),
  'en-nz': townsAndPostcodes('NZ', 'new-zealand.yaml'),
  'en-za': townsAndPostcodes('ZA', 'south-africa.yaml'),
}

mkdirSync(gazetteerFolder, { recursive: true })
for (const [edition, gazetteer] of Object.entries(contents)) {
  const text = writeGazetteerText(gazetteer)
  writeFileSync(path.join(gazetteerFolder, `${edition}.txt`), text)
  const { length } = brotliCompressSync(text)
  console.log(`${edition}: ${gazetteer.entries.length} places, ${text.length} → ${length} bytes`)
}
