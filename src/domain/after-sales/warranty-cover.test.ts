import { describe, expect, it } from 'vitest'
import { coverFrom } from './warranty-cover.ts'

const today = '2026-11-15'
const term = (months: number) => ({ name: 'Robot', months, text: '' })
const cover = (day: string, months: number, on = today) => coverFrom(day, [term(months)], on)[0]

describe('what is covered until when', () => {
  it('runs through the same day years later', () => {
    expect(cover('2024-03-10', 36)).toMatchObject({ until: '2027-03-10', ended: false, left: '3 months left' })
    expect(cover('2023-03-10', 36)).toMatchObject({ until: '2026-03-10', ended: true, left: 'Ended 8 months ago' })
  })

  it('minds leap days', () => {
    expect(cover('2024-02-29', 24)?.until).toBe('2026-02-28')
    expect(cover('2024-02-29', 48)?.until).toBe('2028-02-29')
  })

  it('covers the last day itself', () => {
    expect(cover('2024-11-15', 24)).toMatchObject({ ended: false, left: 'Until tonight' })
    expect(cover('2024-11-14', 24)).toMatchObject({ ended: true, left: 'Ended 1 day ago' })
    expect(cover('2024-11-16', 24)).toMatchObject({ ended: false, left: '1 day left' })
  })

  it('says long times in years and months', () => {
    expect(cover('2026-11-15', 48)?.left).toBe('4 years left')
    expect(cover('2025-11-15', 24)?.left).toBe('12 months left')
    expect(cover('2025-06-01', 48)?.left).toBe('2 years and 6 months left')
  })
})
