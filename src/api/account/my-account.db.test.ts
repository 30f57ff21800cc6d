import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { caseMessages } from '../db/schema/case-messages.ts'
import { letters } from '../db/schema/letters.ts'
import { orders } from '../db/schema/orders.ts'
import { people } from '../db/schema/people.ts'
import { rateLimitCounts } from '../db/schema/rate-limit-counts.ts'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { orderKey } from '../orders/order-key.ts'
import { accountSite, addFile, addOrder, addSubmission } from './account-site.fake.ts'

const answer =
  '{ problem problems { field message } me { pool { litres tree savedAt } addresses { id street isDefault } } }'
const street = {
  name: 'Kerry Walsh',
  phone: '0491 570 006',
  street: '12 Banksia Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
}

onEachEngine((db) => {
  afterEach(async () => {
    for (const table of [letters, orders, submissions, people, rateLimitCounts]) await db().delete(table)
  })
  const open = (clock = { now: new Date('2026-11-19T02:00:00Z') }) => {
    const site = accountSite(db(), clock)
    return { ...site, clock, token: site.signIn('kerry') }
  }

  it('shows a pool as it was saved, and forgets it', async () => {
    const { ask, token } = open()
    const save = `mutation Save($pool: PoolInput!) { savePool(pool: $pool) ${answer} }`
    const pool = { shape: 'ROUND', length: 6, shallow: 1.2, deep: 1.2, tree: 'under a spotted gum' }
    expect((await ask(save, { pool }, token)).data).toMatchObject({
      savePool: { problem: null, problems: [], me: { pool: { litres: 33_900, tree: 'under a spotted gum' } } },
    })
    const wrong = await ask(save, { pool: { ...pool, length: 400 } }, token)
    expect(wrong.data).toMatchObject({
      savePool: { problems: [{ field: 'length' }], me: { pool: { litres: 33_900 } } },
    })
    const forget = await ask(`mutation { forgetPool ${answer} }`, {}, token)
    expect(forget.data).toMatchObject({ forgetPool: { me: { pool: null } } })
  })

  it('keeps twenty addresses, with one default at any time', async () => {
    const { ask, token } = open()
    const save = `mutation Save($id: ID, $address: AddressInput!) { saveAddress(id: $id, address: $address) ${answer} }`
    const answers = await Promise.all(Array.from({ length: 24 }, () => ask(save, { address: street }, token)))
    const problems = answers.flatMap(({ text }) => text.match(/You can keep 20 addresses/g) ?? [])
    expect(problems).toHaveLength(4)
    const list = async () => {
      const { data } = await ask('{ me { addresses { id isDefault street } } }', {}, token)
      return (data as { me: { addresses: { id: string; isDefault: boolean; street: string }[] } }).me.addresses
    }
    const before = await list()
    expect(before.map(({ isDefault }) => isDefault)).toEqual([true, ...Array(19).fill(false)])
    const [first, second, third] = before
    await ask('mutation Set($id: ID!) { setDefaultAddress(id: $id) { problem } }', { id: third?.id }, token)
    await ask(save, { id: second?.id, address: { ...street, street: '9 Tarndale Grove' } }, token)
    await ask('mutation Remove($id: ID!) { removeAddress(id: $id) { problem } }', { id: third?.id }, token)
    const after = await list()
    expect(after).toHaveLength(19)
    expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    expect(after.find(({ id }) => id === second?.id)?.street).toBe('9 Tarndale Grove')
    expect(first?.id).toBe(after[0]?.id)
  })

  it('says what is wrong with an address, and keeps nothing of it', async () => {
    const { ask, token } = open()
    const save = `mutation Save($address: AddressInput!) { saveAddress(address: $address) ${answer} }`
    const { data } = await ask(save, { address: { ...street, postcode: '3000', phone: '' } }, token)
    expect(data).toMatchObject({
      saveAddress: { problems: [{ field: 'phone' }, { field: 'postcode' }], me: { addresses: [] } },
    })
  })

  it('keeps details, newsletter and reminders', async () => {
    const { ask, token } = open()
    const fields = '{ problems { field } me { name phone email newsletter serviceReminders } }'
    const save = `mutation Save($name: String!, $phone: String!) { saveDetails(name: $name, phone: $phone) ${fields} }`
    await ask(save, { name: ' Kerry  A. Walsh', phone: '0491 570 006' }, token)
    await ask('mutation { setNewsletter(on: true) { problem } }', {}, token)
    const last = await ask(`mutation { setServiceReminders(on: false) ${fields} }`, {}, token)
    expect(last.data).toEqual({
      setServiceReminders: {
        problems: [],
        me: {
          name: 'Kerry A. Walsh',
          phone: '+61491570006',
          email: 'kerry@example.com',
          newsletter: true,
          serviceReminders: false,
        },
      },
    })
    expect((await ask(save, { name: '', phone: 'x' }, token)).data).toMatchObject({
      saveDetails: { problems: [{ field: 'name' }, { field: 'phone' }], me: { name: 'Kerry A. Walsh' } },
    })
  })

  it('shows a robot with its warranty clock, its receipt and its next service', async () => {
    const { submission, file } = await (async () => {
      const registered = await addSubmission(db(), 'kerry@example.com', 'registration')
      return { submission: registered, file: await addFile(db(), registered.id, 'robot receipt') }
    })()
    const { ask, token } = open()
    const fields =
      'id product name serialNumber dealer purchasedOn warrantyFrom warrantyUntil warrantyMonths nextServiceOn reference receipt { id name size }'
    const { data } = await ask(`query Robot($id: ID!) { myRobot(id: $id) { ${fields} } }`, { id: submission.id }, token)
    expect(data).toEqual({
      myRobot: {
        id: submission.id,
        product: 'dolphin-s200',
        name: 'Dolphin S 200',
        serialNumber: 'AU24-1234567-K',
        dealer: 'Bayside Pool Workshop',
        purchasedOn: '2026-03-15',
        warrantyFrom: '2026-03-15',
        warrantyUntil: '2029-03-15',
        warrantyMonths: 36,
        nextServiceOn: '2027-03-15',
        reference: submission.reference,
        receipt: { id: file.id, name: 'Receipt ō.pdf', size: 7 },
      },
    })
  })

  it('opens an order as its letter does, with the key that cancels it', async () => {
    const order = await addOrder(db(), 'kerry@example.com')
    const { ask, token, orderServices } = open()
    const { data } = await ask(
      'query Order($number: String!) { myOrder(number: $number) { key order { number name address { street } } } }',
      { number: order.number },
      token,
    )
    expect(data).toEqual({
      myOrder: {
        key: orderKey(orderServices.keySecret, order.number),
        order: { number: order.number, name: 'Margaret O’Shea', address: { street: '12 Banksia Street' } },
      },
    })
  })

  it('offers the last checkout, and before the first what is known', async () => {
    const { ask, token } = open()
    const choices = '{ myLastChoices(edition: EN_AU) { email name isPickUp address { postcode } } }'
    expect((await ask(choices, {}, token)).data).toEqual({
      myLastChoices: { email: 'kerry@example.com', name: 'Kerry Walsh', isPickUp: false, address: null },
    })
    const [person] = await db().select().from(people)
    await addOrder(db(), 'kerry.at.work@example.com', { person: person?.id ?? null })
    expect((await ask(choices, {}, token)).data).toMatchObject({
      myLastChoices: { email: 'kerry.at.work@example.com', name: 'Margaret O’Shea', address: { postcode: '2232' } },
    })
  })

  describe('a message to a case', () => {
    const write = `mutation Write($reference: String!, $words: String!, $key: String!) {
      writeToCase(reference: $reference, words: $words, key: $key) { problem case { state messages { from words name } } }
    }`

    it('is kept once for each key and queued for staff, however often it comes', async () => {
      const { reference } = await addSubmission(db(), 'kerry@example.com')
      await db().update(submissions).set({ outcome: 'answered' })
      const { ask, token } = open()
      await ask('{ me { name } }', {}, token)
      const message = { reference, words: 'Any news?\nIt has been a week.', key: 'one' }
      const answers = await Promise.all(Array.from({ length: 4 }, () => ask(write, message, token)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await db().$count(caseMessages)).toBe(1)
      const [letter, ...more] = await db().select().from(letters)
      expect(more).toEqual([])
      expect(letter?.message).toMatchObject({ replyTo: { name: 'Kerry Walsh', address: 'kerry@example.com' } })
      expect(letter?.message.text).toContain('  It has been a week.')
      const again = await ask(write, { ...message, key: 'two' }, token)
      expect(again.data).toMatchObject({
        writeToCase: {
          problem: null,
          case: {
            state: 'RECEIVED',
            messages: [
              { from: 'CUSTOMER', words: message.words, name: 'Kerry Walsh' },
              { from: 'CUSTOMER', words: message.words },
            ],
          },
        },
      })
    })

    it.each([
      ['', 'Write your message first.'],
      ['x'.repeat(2001), 'Write at most 2000 characters; these are 2001.'],
    ])('is refused in words where there is too little or too much of it', async (words, problem) => {
      const { reference } = await addSubmission(db(), 'kerry@example.com')
      const { ask, token } = open()
      expect((await ask(write, { reference, words, key: 'k' }, token)).data).toMatchObject({ writeToCase: { problem } })
      expect(await db().$count(caseMessages)).toBe(0)
    })

    it('counts answers of staff as unread until the case is opened', async () => {
      const { id, reference } = await addSubmission(db(), 'kerry@example.com')
      const { ask, token } = open()
      const at = new Date('2026-11-18T02:00:00Z')
      await db()
        .insert(caseMessages)
        .values({ submission: id, from: 'staff', name: 'Jo', words: 'It’s ready.', key: 's', at })
      const list = async () => (await ask('{ me { cases { unread } } }', {}, token)).data
      expect(await list()).toEqual({ me: { cases: [{ unread: 1 }] } })
      await ask('query Case($reference: String!) { myCase(reference: $reference) { unread } }', { reference }, token)
      expect(await list()).toEqual({ me: { cases: [{ unread: 0 }] } })
    })
  })

  describe('deleting an account', () => {
    const leave = 'mutation { deleteMyAccount { problem me { deletionOn } } }'

    it('says the day, writes to the owner once, and can be taken back', async () => {
      const { ask, token } = open()
      expect((await ask(leave, {}, token)).data).toEqual({
        deleteMyAccount: { problem: null, me: { deletionOn: '2026-11-26' } },
      })
      await ask(leave, {}, token)
      const written = await db().select().from(letters)
      expect(written).toHaveLength(1)
      expect(written[0]?.message).toMatchObject({ to: { address: 'kerry@example.com' } })
      expect(written[0]?.message.subject).toBe('Your account goes on 26 November 2026')
      expect((await ask('mutation { keepMyAccount { me { deletionOn } } }', {}, token)).data).toEqual({
        keepMyAccount: { me: { deletionOn: null } },
      })
    })

    it('wants a sign-in of the last quarter of an hour', async () => {
      const { ask, signIn } = open()
      const provedAt = new Date('2026-11-19T01:44:59Z')
      const old = signIn('kerry', { sid: 'old', provedAt })
      expect(await ask(leave, {}, old)).toMatchObject({ status: 401, code: 'RECENT_SIGN_IN_NEEDED' })
      expect((await ask('{ me { deletionOn } }', {}, old)).data).toEqual({ me: { deletionOn: null } })
      // They said once more who they are, in the same sign-in.
      const again = signIn('kerry', { sid: 'old', provedAt: new Date('2026-11-19T01:59:00Z') })
      expect((await ask(leave, {}, again)).data).toMatchObject({ deleteMyAccount: { problem: null } })
    })
  })

  it('what is ordered or sent while signed in is theirs at once, whatever address it goes to', async () => {
    const { ask, token } = open()
    await ask('{ me { name } }', {}, token)
    const [person] = await db().select().from(people)
    const { giveOrder } = await import('./my-orders.ts')
    const order = await addOrder(db(), 'someone@example.com')
    await giveOrder(db(), person?.id ?? '', order.id)
    const [row] = await db().select().from(orders).where(eq(orders.id, order.id))
    expect(row?.person).toBe(person?.id)
  })
})
