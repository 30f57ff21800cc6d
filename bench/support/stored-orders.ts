import { sql } from 'drizzle-orm'
import type { Db } from '../../src/api/db/database.ts'

/** Orders of the past, with a line and two events each; most are finished, as in a shop that has been open for years. */
export const storeOrders = async (db: Db, from: number, to: number): Promise<void> => {
  const step = 100_000
  for (let begin = from; begin < to; begin += step) {
    const end = Math.min(to, begin + step)
    await db.execute(sql`
      with made as (
        insert into orders (number, edition, state, checkout, access, email, name, phone, delivery, goods, off, delivery_cost, total, gst,
          intent, attempts, held_until, placed_at, paid_at)
        select 'OLD-' || n, 'en-au', case when n % 50 = 0 then 'expired' else 'delivered' end, 'old-checkout-' || n, 'x',
          'person' || (n % 40000) || '@example.com', 'Somebody', '0491 570 156',
          '{"kind":"door","zone":"metro","address":{"street":"1 Old Street","suburb":"Kirrawee","state":"NSW","postcode":"2232"}}'::jsonb,
          5500, 0, 995, 6495, 590, 'pi_old_' || n, 1, now() - interval '1 year', now() - interval '1 year' - n * interval '1 second',
          case when n % 50 = 0 then null else now() - interval '1 year' end
        from generate_series(${begin + 1}::int, ${end}::int) n returning id
      ), lines as (
        insert into order_lines ("order", position, sku, name, slug, picture, quantity, price, off, is_bonus)
        select id, 0, 'PW-FF-S', 'Fine filter', 'fine-filter', '', 1, 5500, 0, false from made
      )
      insert into order_events ("order", at, who, "from", "to") select id, now(), 'bank', 'verifying', 'paid' from made`)
  }
  await db.execute(sql`analyze`)
}
