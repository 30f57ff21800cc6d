import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ClosedDays } from '../../../domain/calendar/closed-days.ts'
import type { OpeningHours } from '../../../domain/calendar/opening-hours.ts'
import { type DealerService, dealerServices } from '../../../domain/dealers/dealer-service.ts'
import type { OwnListing } from '../../../domain/dealers/own-listing.ts'
import { type EditionCode, editionCodes } from '../../../domain/edition/edition-code.ts'

/** Only constants of ours: in a definition of a table nothing can be given separately. */
const quoted = (words: readonly string[]) => sql.raw(words.map((word) => `'${word}'`).join(', '))

/**
 * Where a dealer stands on Mercator's map, in degrees of longitude. Around any place that map is a true picture but for its scale:
 * what is nearest on it is nearest on the ground, or nearly. It is cut at Greenwich, where no edition is, and not at the date line.
 */
export const mapPlace = 'point(case when lon < 0 then lon + 360 else lon end, degrees(asinh(tan(radians(lat)))))'

/** The dealers that content names or has named. Content is where they are changed; here they are searched. */
export const dealers = pgTable(
  'dealers',
  {
    edition: text().$type<EditionCode>().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    street: text().notNull(),
    suburb: text().notNull(),
    state: text().notNull(),
    postcode: text().notNull(),
    phone: text().notNull(),
    email: text(),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    services: text().array().$type<DealerService[]>().notNull(),
    lines: text().array().notNull(),
    hours: jsonb().$type<OpeningHours>().notNull(),
    closures: jsonb().$type<ClosedDays>().notNull().default([]),
    openOnHolidays: boolean('open_on_holidays').notNull().default(false),
    /** Where it stands among those of its edition. Of two that are equally far the first comes first. */
    listing: integer().notNull(),
    /** Not any more: gone from content. Bookings still name it. */
    active: boolean().notNull(),
    /** `desk`: approved there, and not in content yet. Once it is, content describes it. */
    source: text({ enum: ['content', 'desk'] })
      .notNull()
      .default('content'),
    /** What the dealer says of itself, over what content says. */
    own: jsonb().$type<OwnListing>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.edition, table.slug] }),
    check('dealers_edition', sql`${table.edition} in (${quoted(editionCodes)})`),
    check('dealers_lat', sql`${table.lat} between -90 and 90`),
    check('dealers_lon', sql`${table.lon} between -180 and 180`),
    check('dealers_postcode', sql`${table.postcode} ~ '^[0-9]{4}$'`),
    check('dealers_services', sql`${table.services} <@ array[${quoted(dealerServices)}]`),
    check('dealers_hours', sql`jsonb_typeof(${table.hours}) = 'object'`),
    check('dealers_source', sql`${table.source} in ('content', 'desk')`),
    check('dealers_own', sql`jsonb_typeof(${table.own}) = 'object'`),
    check('dealers_closures', sql`jsonb_typeof(${table.closures}) = 'array'`),
    // One for each edition: a search never walks past the dealers of another.
    ...editionCodes.map((edition) =>
      index(`dealers_place_${edition.replace('-', '_')}`)
        .using('gist', sql.raw(mapPlace))
        .where(sql`${table.active} and ${table.edition} = ${quoted([edition])}`),
    ),
    // For what few dealers have: a walk along the map could go through the whole country.
    index('dealers_offers').using('gin', table.lines, table.services),
  ],
)
