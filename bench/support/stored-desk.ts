import { sql } from 'drizzle-orm'
import type { Db } from '../../src/api/db/database.ts'

const first = [
  'Priya',
  'Sam',
  'Mei',
  'Wayne',
  'Dana',
  'Inés',
  'Farah',
  'Greg',
  'Hannah',
  'Tony',
  'Lou',
  'Col',
  'Noor',
  'Ruth',
]
const last = [
  'Nair',
  'Wood',
  'Lim',
  'Dunmore',
  'Pike',
  'Castro',
  'Khan',
  'Tate',
  'Weiss',
  'Russo',
  'Bell',
  'Hart',
  'Haddad',
]

const listed = (words: readonly string[]) => sql.raw(`array[${words.map((word) => `'${word}'`).join(', ')}]`)

const oneOf = (words: readonly string[], n: ReturnType<typeof sql.raw>) =>
  sql`(${listed(words)})[1 + (hashint4(${n}) & 65535) % ${sql.raw(String(words.length))}]`

const n = sql.raw('n')
const other = sql.raw('n * 7 + 3')

/** What is done with most of what is old; a few hundred wait, as on a busy Monday. */
const waiting = 300

/** A statement has seconds, and not as long as it likes. */
const step = 4000

const inSteps = async (many: number, store: (from: number, to: number) => Promise<unknown>): Promise<void> => {
  for (let from = 1; from <= many; from += step) await store(from, Math.min(many, from + step - 1))
}

/** Orders of four years, with a line and an event each. */
export const storeDeskOrders = (db: Db, many: number): Promise<void> =>
  inSteps(many, (from, to) =>
    db.execute(sql`
    with made as (
      insert into orders (number, edition, state, checkout, access, email, name, phone, delivery, goods, off, delivery_cost, total, gst,
        intent, attempts, held_until, placed_at, paid_at)
      select 'AU-' || (50000 + n) || '-' || n % 10, 'en-au',
        case when n > ${many - waiting} then (array['paid', 'packed', 'ready', 'shipped'])[1 + n % 4] when n % 50 = 0 then 'expired' else 'delivered' end,
        'checkout-' || n, 'x', lower(${oneOf(first, n)}) || '.' || n || '@' || lower(${oneOf(last, other)}) || '.example',
        ${oneOf(first, n)} || ' ' || ${oneOf(last, other)}, '0491 570 156',
        '{"kind":"door","zone":"metro","address":{"street":"1 Old Street","suburb":"Kirrawee","state":"NSW","postcode":"2232"}}'::jsonb,
        5500, 0, 995, 6495, 590, 'pi_' || n, 1, now() - (${many} - n) * interval '20 minutes', now() - (${many} - n) * interval '20 minutes',
        case when n % 50 = 0 then null else now() - (${many} - n) * interval '20 minutes' end
      from generate_series(${from}::int, ${to}::int) n returning id, number
    ), lines as (
      insert into order_lines ("order", position, sku, name, slug, picture, quantity, price, off, is_bonus)
      select id, 0, case when right(number, 1) = '7' then 'PW-S300I' else 'PW-FF-S' end, 'Fine filter', 'fine-filter', '', 1, 5500, 0, false from made
    )
    insert into order_events ("order", at, who, "from", "to") select id, now(), 'bank', 'verifying', 'paid' from made`),
  )

/** Forms of all kinds and editions; those that are open are the newest. */
export const storeSubmissions = (db: Db, many: number): Promise<void> =>
  inSteps(many, (from, to) =>
    db.execute(sql`
    with made as (
      insert into submissions (reference, form, edition, idempotency_key, email, fields, lines, received_at, outcome, waiting_since, is_unread,
        first_answered_at)
      select 'AU-C-' || overlay(lpad(n::text, 8, '0') placing '-' from 5 for 0),
        (array['contact', 'book-a-demo', 'registration', 'repair', 'water-treatment-claim', 'job-application', 'become-a-dealer'])[1 + n % 7],
        (array['en-au', 'en-nz', 'en-za'])[1 + n % 3], 'key-' || n,
        lower(${oneOf(first, n)}) || '.' || n || '@' || lower(${oneOf(last, other)}) || '.example',
        jsonb_build_object('name', ${oneOf(first, n)} || ' ' || ${oneOf(last, other)}, 'postcode', (2000 + n % 900)::text,
          'serialNumber', 'AU24-' || lpad(n::text, 7, '0') || '-K', 'message', 'It turns left only.'),
        jsonb_build_array(jsonb_build_object('field', 'product', 'label', 'Product', 'value', 'Dolphin S 200')),
        now() - (${many} - n) * interval '10 minutes',
        case when n > ${many - waiting} then null when n % 3 = 0 then 'answered' else 'closed' end,
        case when n > ${many - waiting} then now() - (${many} - n) * interval '10 minutes' end,
        n > ${many - waiting}, case when n > ${many - waiting} then null else now() - (${many} - n) * interval '9 minutes' end
      from generate_series(${from}::int, ${to}::int) n returning id
    )
    insert into case_messages (submission, "from", name, words, key)
    select id, 'staff', 'Mele Tau', 'Turn it on its back and press the track onto the small wheel.', 'first' from made`),
  )

const dealerOf = (number: ReturnType<typeof sql>) => sql`'dealer-' || lpad((${number} % 100)::text, 3, '0')`

/** 100 dealers in each edition, what they were asked for, and what they want to be listed as. */
export const storeDealers = async (db: Db): Promise<void> => {
  await db.execute(sql`
    insert into dealers (edition, slug, name, street, suburb, state, postcode, phone, lat, lon, services, lines, hours, listing, active)
    select edition, ${dealerOf(sql`n`)}, 'Pool Shop ' || n, n || ' Bath Road', 'Suburb ' || n, 'NSW', lpad((2000 + n)::text, 4, '0'), '02 5550 0100',
      -33.0 - n * 0.01, 151.0 + n * 0.01, array['sales', 'demo'], array['dolphin'],
      '{"mon":"08:00-17:00","tue":"08:00-17:00","wed":"08:00-17:00","thu":"08:00-17:00","fri":"08:00-17:00"}'::jsonb, n, true
    from generate_series(0, 99) n, unnest(array['en-au', 'en-nz', 'en-za']) edition`)
  await db.execute(sql`
    with asked as (
      select id, edition, received_at, outcome, row_number() over (order by received_at desc) as place from submissions where form = 'book-a-demo'
    ), made as (
      insert into demo_requests (submission, edition, state, dealer, day, time, minutes, answer_by, changed_at)
      select id, edition, case when place <= 40 then 'with-staff' when place <= 300 then 'asked' else 'accepted' end,
        case when place <= 40 then null else ${dealerOf(sql`place`)} end,
        case when place <= 300 then null else current_date + 20 - (place / 100)::int end, case when place <= 300 then null else '10:00' end,
        case when place <= 300 then null else 60 end, case when place between 41 and 300 then now() + interval '1 day' end, received_at
      from asked returning submission, edition, dealer, state, changed_at
    )
    insert into demo_asks (submission, edition, dealer, asked_at, answer_by, answer, answered_at, answered_by)
    select submission, edition, dealer, changed_at, changed_at + interval '2 days', case when state = 'asked' then null else 'accepted' end,
      case when state = 'asked' then null else changed_at end, case when state = 'asked' then null else 'the dealer' end
    from made where dealer is not null`)
  await db.execute(sql`
    insert into warranty_requests (number, edition, dealer, name, key, product, serial_number, fault, state, asked_at, answered_at, answered_by)
    select 'W-' || lpad(n::text, 8, '0'), (array['en-au', 'en-nz', 'en-za'])[1 + n % 3], ${dealerOf(sql`n`)}, 'Jo Park', 'key-' || n, 'dolphin-s200',
      'AU24-' || lpad(n::text, 7, '0') || '-K', 'It turns left only.', case when n <= 40 then 'waiting' else 'approved' end,
      now() - n * interval '1 hour', case when n > 40 then now() end, case when n > 40 then 'Mele Tau' end
    from generate_series(1, 20000) n`)
  await db.execute(sql`
    insert into listing_changes (edition, dealer, name, before, after, state, asked_at)
    select (array['en-au', 'en-nz', 'en-za'])[1 + n % 3], ${dealerOf(sql`n`)}, 'Jo Park', '{"phone":"02 5550 0100"}', '{"phone":"02 5550 0199"}',
      case when n <= 40 then 'waiting' else 'approved' end, now() - n * interval '3 hours'
    from generate_series(1, 5000) n`)
}

/** Mail of four years, letters, what staff have done, and every unit that went in or out. */
export const storeHouse = async (db: Db, skus: readonly string[]): Promise<void> => {
  await inSteps(100_000, (from, to) =>
    db.execute(sql`
    insert into received_mails (message_id, "from", name, subject, words, state, at)
    select '<' || n || '@mail.example>', 'kirra@pond.example', 'Kirra Stone', 'Your robot', 'Could you ring me on Thursday?',
      case when n <= 60 then 'stray' when n % 3 = 0 then 'automatic' else 'threaded' end, now() - n * interval '20 minutes'
    from generate_series(${from}::int, ${to}::int) n`),
  )
  await inSteps(200_000, (from, to) =>
    db.execute(sql`
    insert into letters (message, state, attempts, reason, queued_at, sent_at)
    select jsonb_build_object('messageId', '<' || n || '@poolwright.example>', 'from', jsonb_build_object('name', 'Poolwright', 'address', 'shop@poolwright.example'),
        'to', jsonb_build_object('name', 'Kirra', 'address', 'kirra@pond.example'), 'subject', 'Your order is on its way', 'html', '', 'text', 'On its way.'),
      case when n <= 40 then 'dead' else 'sent' end, 1, case when n <= 40 then '550 mailbox full' end, now() - n * interval '10 minutes',
      case when n > 40 then now() - n * interval '10 minutes' end
    from generate_series(${from}::int, ${to}::int) n`),
  )
  await inSteps(300_000, (from, to) =>
    db.execute(sql`
    insert into staff_acts (at, name, act, subject, of, before, after)
    select now() - n * interval '7 minutes', (array['Mele Tau', 'Jonas Berg', 'Aroha Ngata'])[1 + n % 3], 'pack', 'order',
      'AU-' || (50000 + n % 100000) || '-' || n % 10, '{"state":"paid"}', '{"state":"packed"}'
    from generate_series(${from}::int, ${to}::int) n`),
  )
  const counted = listed(skus)
  await db.execute(
    sql`insert into stock (sku, on_hand) select sku, 40 from unnest(${counted}) sku on conflict do nothing`,
  )
  await inSteps(200_000, (from, to) =>
    db.execute(sql`
    insert into stock_ledger (sku, change, reason, who, at)
    select (${counted})[1 + n % ${sql.raw(String(skus.length))}], -1, 'sold', 'customer', now() - n * interval '10 minutes'
    from generate_series(${from}::int, ${to}::int) n`),
  )
}

/** Figures for the planner, as a database has them that was not filled a moment ago. */
export const settleDesk = (db: Db): Promise<unknown> => db.execute(sql`analyze`)
