import type { BankSql } from './bank-sql.ts'

const statements = [
  'create schema if not exists sandbox_bank',
  `create table if not exists sandbox_bank.intents (
    id text primary key,
    order_id text not null,
    order_number text not null,
    amount integer not null check (amount >= 0),
    state text not null,
    declined text,
    brand text,
    last4 text,
    refunded integer not null default 0 check (refunded between 0 and amount),
    created_at timestamptz not null
  )`,
  'create index if not exists intents_of_order on sandbox_bank.intents (order_id)',
  `create table if not exists sandbox_bank.methods (
    id text primary key,
    outcome text not null,
    brand text not null,
    last4 text not null,
    created_at timestamptz not null
  )`,
  `create table if not exists sandbox_bank.verifications (
    token text primary key,
    intent text not null references sandbox_bank.intents,
    return_url text not null,
    state text not null,
    created_at timestamptz not null
  )`,
  `create unique index if not exists one_question_at_a_time on sandbox_bank.verifications (intent) where state = 'asked'`,
  `create table if not exists sandbox_bank.refunds (
    id text primary key,
    intent text not null references sandbox_bank.intents,
    amount integer not null check (amount > 0),
    created_at timestamptz not null
  )`,
  'create index if not exists refunds_of_intent on sandbox_bank.refunds (intent)',
  `create table if not exists sandbox_bank.requests (
    key text primary key,
    digest text not null,
    status integer,
    body text,
    created_at timestamptz not null
  )`,
  `create table if not exists sandbox_bank.events (
    id text primary key,
    sequence bigint generated always as identity,
    body text not null,
    created_at timestamptz not null,
    due_at timestamptz not null,
    newest_first boolean not null,
    deliveries_left integer not null,
    attempts integer not null default 0,
    leased_until timestamptz,
    ended_at timestamptz
  )`,
  `create table if not exists sandbox_bank.customers (
    id text primary key,
    reference text not null,
    created_at timestamptz not null
  )`,
  // Since they were first made. A card is attached to one customer at most.
  'alter table sandbox_bank.methods add column if not exists expiry text',
  'alter table sandbox_bank.methods add column if not exists customer text references sandbox_bank.customers',
  'alter table sandbox_bank.methods add column if not exists attached_at timestamptz',
  'create index if not exists methods_of_customer on sandbox_bank.methods (customer)',
  'alter table sandbox_bank.verifications add column if not exists keeps_method text',
  'alter table sandbox_bank.verifications add column if not exists keeps_for text',
  'create index if not exists events_due on sandbox_bank.events (due_at) where ended_at is null',
  `create table if not exists sandbox_bank.faults (
    id integer primary key check (id = 1),
    settings text not null,
    cuts_left integer not null
  )`,
]

// Any number does, as long as every server knows it.
const tablesLock = 5_190_442

/** Several servers may start at once, and two that create the same schema get in each other's way: one does, the others wait. */
export const makeBankTables = (sql: BankSql): Promise<void> =>
  sql.transaction(async (unit) => {
    await unit.query('select pg_advisory_xact_lock($1::integer)::text', [tablesLock])
    for (const statement of statements) await unit.query(statement)
  })
