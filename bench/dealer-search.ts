import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '../src/api/db/database.ts'
import { openEmbeddedDatabase } from '../src/api/db/embedded-database.ts'
import { openPostgresDatabase } from '../src/api/db/postgres-database.ts'
import { findPostgres } from '../src/api/db/test-databases/find-postgres.fake.ts'
import { createLocalPostgres } from '../src/api/db/test-databases/local-postgres.fake.ts'
import { refreshDealers } from '../src/api/dealers/refresh-dealers.ts'
import { searchDealers } from '../src/api/dealers/search-dealers.ts'
import { type GeneratedSearch, generateDealers, generateSearches } from './support/generate-dealers.ts'

// How long the nearest dealers take to find among many, by the way that is used and by others, on both engines.
// Usage: node bench/dealer-search.ts [dealers] [searches]
const count = Number(process.argv[2] ?? 100_000)
const searches = generateSearches(Number(process.argv[3] ?? 200))

type Way = (db: Db, search: GeneratedSearch) => Promise<readonly string[]>

const slugsOf = (rows: readonly { slug: string }[]): string[] => rows.map(({ slug }) => slug)

const wish = ({ service, line }: GeneratedSearch) => sql`active and edition = 'en-au'
  ${service === undefined ? sql`` : sql`and services @> array[${service}]`}
  ${line === undefined ? sql`` : sql`and lines @> array[${line}]`}`

const km = ({ from: { lat, lon } }: GeneratedSearch) => sql`2 * 6371 * asin(sqrt(least(1,
  sin(radians(lat - ${lat}::float8) / 2) ^ 2
  + cos(radians(lat)) * cos(radians(${lat}::float8)) * sin(radians(lon - ${lon}::float8) / 2) ^ 2)))`

const everyRow: Way = async (db, search) => {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from dealers where ${wish(search)} order by ${km(search)}, listing limit ${search.first}`,
  )
  return slugsOf(rows)
}

/** Boxes that double until one has enough, over an ordinary index of both coordinates. */
const growingBox: Way = async (db, search) => {
  const { from, first } = search
  for (let reach = 10; ; reach *= 2) {
    const high = reach / 111
    const wide = high / Math.max(0.01, Math.cos((from.lat * Math.PI) / 180))
    const { rows } = await db.execute<{ slug: string; km: number }>(sql`select slug, ${km(search)} as km from dealers
      where ${wish(search)} and lat between ${from.lat - high} and ${from.lat + high}
      and lon between ${from.lon - wide} and ${from.lon + wide} order by km, listing limit ${first}`)
    if (reach > 10_000 || (rows.length === first && rows.every((row) => row.km <= reach))) return slugsOf(rows)
  }
}

const ways: Record<string, Way> = {
  'nearest on the map, then ranked': async (db, search) =>
    slugsOf((await searchDealers(db, { ...search, edition: 'en-au' })).map(({ dealer }) => dealer)),
  'every row ranked': everyRow,
  'growing box, btree': growingBox,
}

const quantile = (values: readonly number[], part: number): string =>
  (values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN).toFixed(1)

/** Milliseconds of this thread alone, in which the embedded database runs: what else the machine does is no part of it. */
const threadTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const wallTime = (): number => performance.now()

const measure = async (engine: string, { db, close }: Database, clock: () => number): Promise<void> => {
  const filling = performance.now()
  await refreshDealers(db, 'en-au', generateDealers(count))
  const unchanged = performance.now()
  await refreshDealers(db, 'en-au', generateDealers(count))
  const done = performance.now()
  await db.execute(sql`create index growing_box on dealers (lat, lon)`)
  console.log(`${engine}: ${count} dealers filled in ${((unchanged - filling) / 1000).toFixed(1)} s`)
  console.log(`found unchanged in ${((done - unchanged) / 1000).toFixed(1)} s`)

  const right = new Map<GeneratedSearch, string>()
  const table: Record<string, object> = {}
  for (const [name, way] of Object.entries(ways)) {
    for (const search of searches.slice(0, 20)) await way(db, search)
    const times: number[] = []
    const bests: number[] = []
    let wrong = 0
    for (const search of searches) {
      const tries: number[] = []
      for (let each = 0; each < 3; each += 1) {
        const started = clock()
        const found = (await way(db, search)).join()
        tries.push(clock() - started)
        wrong += found === (right.get(search) ?? found) ? 0 : 1
        right.set(search, right.get(search) ?? found)
      }
      times.push(...tries)
      bests.push(Math.min(...tries))
    }
    table[name] = {
      'p50 ms': quantile(times, 0.5),
      'p99 ms': quantile(times, 0.99),
      // Without what other work on the machine costs a single try.
      'p99 of the best of three': quantile(bests, 0.99),
      'answers that differ': wrong,
    }
  }
  console.table(table)
  await close()
}

const folder = mkdtempSync(path.join(tmpdir(), 'dealer-search-'))
const embedded = await openEmbeddedDatabase({ directory: path.join(folder, 'database'), snapshot: 'none' })
if (embedded.ok) await measure('PGlite, time of its thread', embedded.database, threadTime)
rmSync(folder, { recursive: true })

const programs = findPostgres()
if (programs !== undefined) {
  const server = await createLocalPostgres(programs)
  const url = server.urlOf('postgres')
  await measure(
    'PostgreSQL, time until answered',
    await openPostgresDatabase({ url, onLostConnection: () => undefined }),
    wallTime,
  )
  await server.remove()
}
