import pg from 'pg'

const accountsOf = `
  insert into identity_accounts (email, name, edition, password, password_at, made_at)
  select 'old-' || n || '@pond.example', 'Somebody', 'en-au',
    '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$' || repeat('A', 43), now() - interval '1 year',
    now() - n * interval '1 minute'
  from generate_series(1, $1::int) n`

const peopleOf = `
  insert into people (issuer, subject, email, name, edition)
  select 'own', id::text, email, name, edition from identity_accounts`

const signInsOf = `
  with made as (
    select id, md5(id::text || $1::text) as uid, now() + random() * interval '30 days' as ends from identity_accounts
  ), listed as (
    insert into identity_sign_ins (uid, account, device, way, expires_at)
    select uid, id, 'Safari on iPhone', 'password', ends from made
  )
  insert into identity_records (kind, id, payload, grant_id, uid, account, expires_at)
  select kind, md5(kind || uid) || 'a',
    jsonb_build_object('kind', kind, 'iat', 1795000000, 'exp', 1797000000, 'accountId', id, 'uid', uid, 'loginTs', 1795000000,
      'scope', 'openid email profile'),
    case when kind = 'Session' then null else md5('grant' || uid) end,
    case when kind = 'Session' then uid else null end, id::text, ends
  from made, unnest(array['Session', 'Grant', 'RefreshToken']) kind`

const proofsOf = `
  insert into identity_mail_proofs (purpose, email, edition, account, code_digest, link_digest, asked_by, expires_at)
  select 'sign-in', email, edition, id, 'x', 'old ' || id, 'nobody', now() + interval '10 minutes' from identity_accounts`

const countsOf = `
  insert into turn_counts (who, since, count)
  select md5('old' || n), now() - interval '5 minutes', 1 from generate_series(1, $1::int) n`

/** People of the past, as an issuer has them that has been used for years: with sessions, grants, refresh tokens, letters and counts. */
export const storePeople = async (url: string, accounts: number, signInsOfEach: number): Promise<void> => {
  // Not by the site's own connections, which give up on anything that takes as long.
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(accountsOf, [accounts])
  await client.query(peopleOf)
  for (let round = 1; round <= signInsOfEach; round += 1) await client.query(signInsOf, [round])
  await client.query(proofsOf)
  await client.query(countsOf, [accounts])
  await client.query('vacuum analyze')
  await client.end()
}
