import { describe, expect, it } from 'vitest'
import { complain, noComplaints } from './complaints.ts'

describe('complaints', () => {
  const problems = [{ field: 'email', message: 'Look again.' }]

  it('come on leaving a field, not on passing an empty one', () => {
    expect(complain(noComplaints, { type: 'left', field: 'email', isEmpty: true, problems })).toBe(noComplaints)
    const left = complain(noComplaints, { type: 'left', field: 'email', isEmpty: false, problems })
    expect(left.messages).toEqual({ email: 'Look again.' })
  })

  it('never come while typing, and go while typing', () => {
    expect(complain(noComplaints, { type: 'typed', fields: ['email'], problems })).toBe(noComplaints)
    const left = complain(noComplaints, { type: 'left', field: 'email', isEmpty: false, problems })
    const right = complain(left, { type: 'typed', fields: ['email'], problems: [] })
    expect(right.messages).toEqual({ email: '' })
  })

  it('of the server stay until their field is changed', () => {
    const told = complain(noComplaints, { type: 'refused', problems })
    expect(told).toMatchObject({ refusals: 1, summary: problems })
    expect(complain(told, { type: 'typed', fields: ['name'], problems: [] }).messages).toEqual({ email: 'Look again.' })
    expect(complain(told, { type: 'typed', fields: ['email'], problems: [] }).messages).toEqual({ email: '' })
  })
})
