import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { submissions } from '../db/schema/submissions.ts'
import { onEachEngine } from '../db/test-databases/on-each-engine.fake.ts'
import { keepSubmission, type ParsedSubmission } from './keep-submission.ts'

const message = (key: string, text = 'The robot goes in circles.'): ParsedSubmission => ({
  form: 'contact',
  edition: 'en-au',
  key,
  value: { name: 'Kirra', email: 'kirra@example.com', message: text },
  lines: [{ field: 'message', label: 'Message', value: text }],
})

onEachEngine((db) => {
  const allOf = (reference: string) => db().select().from(submissions).where(eq(submissions.reference, reference))

  describe('what a visitor sends', () => {
    it('is kept with a reference number of its form and edition', async () => {
      const { submission, isNew } = await keepSubmission(db(), message('a'))
      expect(isNew).toBe(true)
      expect(submission.reference).toMatch(/^AU-C-/)
      expect(await allOf(submission.reference)).toEqual([
        { ...submission, email: 'kirra@example.com', fields: message('a').value, form: 'contact', edition: 'en-au' },
      ])
    })

    it('is kept once when it comes again', async () => {
      const first = await keepSubmission(db(), message('b'))
      const second = await keepSubmission(db(), message('b'))
      expect(second).toEqual({ submission: first.submission, isNew: false })
    })

    it('is kept once when it comes twenty times together', async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => keepSubmission(db(), message('c'))))
      expect(new Set(all.map(({ submission }) => submission.reference)).size).toBe(1)
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
      expect(await allOf(all[0]?.submission.reference ?? '')).toHaveLength(1)
    })

    it('is kept once when transactions that bring it overlap', async () => {
      const all = await Promise.all(
        Array.from({ length: 8 }, () => db().transaction((unit) => keepSubmission(unit, message('d')))),
      )
      expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    })

    it('is something else when a word was changed, also under the same key', async () => {
      const first = await keepSubmission(db(), message('e'))
      const second = await keepSubmission(db(), message('e', 'It is the left track.'))
      expect(second.isNew).toBe(true)
      expect(second.submission.reference).not.toBe(first.submission.reference)
    })

    it('is the same when it stands for the same, though its files have new ids', async () => {
      const posted = (photo: string, sameAs: string): ParsedSubmission => {
        const repair = message('posted')
        return { ...repair, sameAs, value: { ...repair.value, photos: [photo] } }
      }
      const first = await keepSubmission(db(), posted('photo-1', 'x'))
      expect(await keepSubmission(db(), posted('photo-2', 'x'))).toEqual({ ...first, isNew: false })
      expect((await keepSubmission(db(), posted('photo-1', 'y'))).isNew).toBe(true)
    })

    it('gets another number when the one drawn is taken', async () => {
      const { submission } = await keepSubmission(db(), message('f'))
      const draws = [submission.reference, submission.reference, 'AU-C-AAAA-AAAA']
      const next = await keepSubmission(db(), message('g'), () => draws.shift() ?? '')
      expect(next.submission.reference).toBe('AU-C-AAAA-AAAA')
      expect((await allOf(submission.reference))[0]?.fields).toEqual(message('f').value)
    })

    it('is not kept when what belongs to it fails', async () => {
      const failed = db().transaction(async (unit) => {
        await keepSubmission(unit, message('h'))
        throw new Error('no room for the letter')
      })
      await expect(failed).rejects.toThrow('no room for the letter')
      expect((await keepSubmission(db(), message('h'))).isNew).toBe(true)
    })

    it('is refused by the database itself for an edition that does not exist', async () => {
      const edition = 'en-us' as 'en-au'
      const draw = () => 'US-C-AAAA-AAAA'
      await expect(keepSubmission(db(), { ...message('i'), edition }, draw)).rejects.toThrow()
      expect(await allOf('US-C-AAAA-AAAA')).toEqual([])
    })
  })
})
