import { brotliCompressSync } from 'node:zlib'
import { readGazetteer } from '../src/build/gazetteer/gazetteer-files.ts'
import { editionCodes } from '../src/domain/edition/edition-code.ts'
import { readGazetteerText } from '../src/domain/places/gazetteer-text.ts'
import { openGazetteer } from '../src/domain/places/open-gazetteer.ts'
import { median } from './support/median.ts'

// What the lists of places weigh, how long one takes to open, and how long a letter takes to answer.
// Usage: node bench/gazetteer.ts [queries]
const queries = Number(process.argv[2] ?? 1000)

/** Milliseconds of this thread alone: what else the machine does is no part of it. */
const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What people type, letter by letter, every third time with a letter missing; and postcodes. */
const typedIn = (text: string): string[] => {
  const { entries } = readGazetteerText(text)
  return Array.from({ length: queries }, (_, at) => {
    const { name, state, postcode = '' } = entries[(at * 7919) % entries.length] ?? { name: '', state: '' }
    const letters = name.slice(0, 1 + (at % 12))
    if (at % 3 === 0) return letters.slice(0, 3) + letters.slice(4)
    if (at % 7 === 0) return postcode.slice(0, 1 + (at % 4))
    return at % 5 === 0 ? `${name} ${state}` : letters
  })
}

const figures: Record<string, object> = {}
for (const edition of editionCodes) {
  const text = readGazetteer(edition)
  const typed = typedIn(text)
  const opening = threadTime()
  const gazetteer = openGazetteer(text)
  const opened = threadTime() - opening
  const times = typed.map((each) => {
    const started = threadTime()
    gazetteer.suggest(each)
    return threadTime() - started
  })
  figures[edition] = {
    'bytes (Brotli)': brotliCompressSync(text).length,
    'opened in': `${opened.toFixed(0)} ms`,
    'median answer': `${median(times).toFixed(1)} ms`,
    'slowest answer': `${Math.max(...times).toFixed(1)} ms`,
  }
}
console.log(`${queries} texts typed into each`)
console.table(figures)
