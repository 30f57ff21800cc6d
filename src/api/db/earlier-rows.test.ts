import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'

const folder = 'src/api/db/migrations'
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()

it('demos of before there was a desk wait where demos wait, and not beside the letters as well', async () => {
  const database = new PGlite()
  const migrate = async (names: readonly string[]) => {
    for (const name of names) await database.exec(readFileSync(`${folder}/${name}`, 'utf8'))
  }
  const desk = files.findIndex((name) => name.startsWith('0008'))
  await migrate(files.slice(0, desk))
  const add = (id: number, form: string, dealer: string) =>
    database.exec(`insert into submissions (id, reference, form, edition, idempotency_key, email, fields, lines, dealer)
      values ('00000000-0000-4000-8000-00000000000${id}', 'R${id}', '${form}', 'en-au', '${id}', 'a@b.example', '{}', '[]', ${dealer})`)
  const book = (id: number, day: string, state: string) =>
    database.exec(`insert into demo_bookings (submission, edition, dealer, day, seat, state)
      values ('00000000-0000-4000-8000-00000000000${id}', 'en-au', 'near', '${day}', 1, '${state}')`)
  await database.exec(`insert into dealers (edition, slug, name, street, suburb, state, postcode, phone, lat, lon, services, lines, hours, listing, active)
    values ('en-au', 'near', 'Near', '', '', 'VIC', '3189', '', -37, 145, '{}', '{}', '{}', 0, true)`)
  await add(1, 'book-a-demo', "'near'")
  await book(1, '2026-11-26', 'asked')
  await add(2, 'book-a-demo', "'near'")
  await book(2, '2026-11-27', 'confirmed')
  await add(3, 'book-a-demo', 'null')
  await add(4, 'contact', 'null')
  await add(5, 'book-a-demo', 'null')
  await database.exec(`insert into case_messages (submission, "from", name, words, key)
    values ('00000000-0000-4000-8000-000000000005', 'customer', 'A', 'When?', 'k')`)
  await migrate(files.slice(desk))
  const { rows } = await database.query<{ reference: string; state: string | null; waits: boolean }>(
    `select reference, d.state, waiting_since is not null as waits from submissions s
      left join demo_requests d on d.submission = s.id order by reference`,
  )
  expect(rows.map(({ reference, state, waits }) => [reference, state, waits])).toEqual([
    ['R1', 'with-staff', false],
    ['R2', 'accepted', false],
    ['R3', 'with-staff', false],
    ['R4', null, true],
    // Who has written wants an answer.
    ['R5', 'with-staff', true],
  ])
  await database.close()
}, 60_000)
