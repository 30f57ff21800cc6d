import { afterEach, expect, it } from 'vitest'
import { people } from '../../api/db/schema/people.ts'
import { roleChanges } from '../../api/db/schema/role-changes.ts'
import { onEachEngine } from '../../api/db/test-databases/on-each-engine.fake.ts'
import { fakeDealer } from '../../api/dealers/dealers.fake.ts'
import { refreshDealers } from '../../api/dealers/refresh-dealers.ts'
import { runPeople } from './run-people.ts'

onEachEngine((db) => {
  afterEach(() => db().delete(people))
  const run = (...given: string[]) => runPeople(db(), given, 'jo', new Date('2026-11-19T02:00:00Z'))
  const add = (email: string, issuer = 'own') =>
    db().insert(people).values({ issuer, subject: email, email, name: 'Kerry', edition: 'en-au' })

  it('makes somebody who has signed in staff, dealer or customer, and notes who did it', async () => {
    await refreshDealers(db(), 'en-au', [fakeDealer()])
    const { slug } = fakeDealer()
    await add('kerry@example.com')
    expect((await run('list')).text).toContain('Everybody is a customer.')
    expect(await run('make-staff', 'Kerry@Example.com')).toMatchObject({ ok: true })
    expect((await run('list')).text).toBe('staff  kerry@example.com  Kerry')
    expect(await run('make-dealer', 'kerry@example.com', slug)).toMatchObject({ ok: true })
    expect((await run('list')).text).toBe(`dealer  kerry@example.com  Kerry  ${slug}`)
    expect(await run('make-customer', 'kerry@example.com')).toMatchObject({ ok: true })
    expect(await db().select().from(roleChanges)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: 'customer', to: 'staff', who: 'jo' }),
        expect.objectContaining({ from: 'staff', to: 'dealer', who: 'jo' }),
        expect.objectContaining({ from: 'dealer', to: 'customer', who: 'jo' }),
      ]),
    )
  })

  it('says in words what cannot be done, and does nothing', async () => {
    await add('kerry@example.com')
    await add('two@example.com')
    await add('two@example.com', 'https://login.example')
    expect((await run('make-staff', 'nobody@example.com')).text).toContain('Sign up and sign in once')
    expect((await run('make-staff', '')).ok).toBe(false)
    expect((await run('make-staff', 'two@example.com')).text).toContain('Two accounts')
    expect((await run('make-dealer', 'kerry@example.com', 'no-such-shop')).text).toContain(
      'There is no dealer no-such-shop',
    )
    for (const given of [
      ['make-dealer', 'kerry@example.com'],
      ['make-staff'],
      ['make-staff', 'a@b.c', 'more'],
      ['make-king', 'a@b.c'],
      [],
    ])
      expect((await run(...given)).text).toContain('npm run people -- make-staff EMAIL')
    expect((await run('list')).text).toContain('Everybody is a customer.')
  })
})
