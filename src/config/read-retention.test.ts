import { describe, expect, it } from 'vitest'
import { usualRetention } from '../domain/retention/usual-retention.ts'
import { readRetention } from './read-retention.ts'

describe('periods other than the usual ones', () => {
  it('hold for all editions, or for one, whichever comes first', () => {
    const read = readRetention('en-nz/repair:2000, repair:1000,job-application:90')
    expect(read).toMatchObject({
      ok: true,
      retention: {
        'en-au': { repair: 1000, 'job-application': 90, contact: usualRetention['en-au'].contact },
        'en-nz': { repair: 2000, 'job-application': 90 },
        'en-za': { repair: 1000, 'job-application': 90 },
      },
    })
  })

  it('are refused all at once, each with its reason', () => {
    expect(readRetention('contacts:5,en-uk/repair:5,contact:0,repair:99999,contact')).toEqual({
      ok: false,
      problems: [
        expect.stringContaining('“contacts:5” names nothing of contact, book-a-demo'),
        '“en-uk/repair:5” names no edition of en-au, en-nz, en-za',
        '“contact:0” is not from 1 to 10958 days',
        '“repair:99999” is not from 1 to 10958 days',
        expect.stringContaining('“contact” names nothing of'),
      ],
    })
  })
})
