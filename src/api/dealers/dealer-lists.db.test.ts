import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dealer, dealerListFile } from '../../domain/dealers/dealer-list.ts'
import { dealers } from '../db/schema/dealers.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { createDealerLists } from './dealer-lists.ts'
import { fakeDealer } from './dealers.fake.ts'

onEachEngine((db) => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dealer-lists-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  let builds = 0
  const build = (list: Dealer[] | 'nonsense') => {
    const file = path.join(folder, dealerListFile('en-au'))
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(list))
    builds += 1
    utimesSync(file, builds, builds)
  }
  const active = async () => (await db().select().from(dealers)).filter((each) => each.active).map(({ slug }) => slug)

  describe('the dealers of the database', () => {
    it('follow the build: none, the first, the next, and not one that cannot be read', async () => {
      const refresh = createDealerLists(folder, db())
      await refresh('en-au')
      expect(await active()).toEqual([])
      build([fakeDealer()])
      await Promise.all([refresh('en-au'), refresh('en-au')])
      expect(await active()).toEqual(['bayside-pool-workshop'])
      build([fakeDealer({ slug: 'another' })])
      await refresh('en-au')
      expect(await active()).toEqual(['another'])
      build('nonsense')
      await expect(refresh('en-au')).rejects.toThrow()
      await expect(refresh('en-au')).rejects.toThrow()
      build([fakeDealer()])
      await refresh('en-au')
      expect(await active()).toEqual(['bayside-pool-workshop'])
    })
  })
})
