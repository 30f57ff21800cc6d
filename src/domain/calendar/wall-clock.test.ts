import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { wallClock } from './wall-clock.ts'

const zones = ['Australia/Sydney', 'Australia/Perth', 'Australia/Adelaide', 'Pacific/Auckland', 'Africa/Johannesburg']

it('shows the day and the time of a place, on both sides of a change of its clocks', () => {
  expect(wallClock(new Date('2026-10-03T15:59:59Z'), 'Australia/Sydney')).toEqual({ day: '2026-10-04', time: '01:59' })
  expect(wallClock(new Date('2026-10-03T16:00:00Z'), 'Australia/Sydney')).toEqual({ day: '2026-10-04', time: '03:00' })
  expect(wallClock(new Date('2026-12-31T10:59:00Z'), 'Pacific/Auckland')).toEqual({ day: '2026-12-31', time: '23:59' })
  expect(wallClock(new Date('2026-12-31T11:00:00Z'), 'Pacific/Auckland')).toEqual({ day: '2027-01-01', time: '00:00' })
})

it('shows the same with Temporal as without', () => {
  // Every 31 hours and 11 minutes of two years: all hours, all days, all changes of clocks.
  const script = `
    const { wallClock } = await import(${JSON.stringify(new URL('wall-clock.ts', import.meta.url).href)})
    const { Temporal: kept } = globalThis
    let different = 0
    let compared = 0
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2028, 0); at += 1871 * 60_000)
      for (const zone of ${JSON.stringify(zones)}) {
        globalThis.Temporal = kept
        const with_ = wallClock(new Date(at), zone)
        globalThis.Temporal = undefined
        const without = wallClock(new Date(at), zone)
        compared += 1
        if (with_.day !== without.day || with_.time !== without.time) different += 1
      }
    console.log(JSON.stringify({ kept: typeof kept, compared, different }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--harmony-temporal', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout || `"${stderr}"`)).toEqual({ kept: 'object', compared: 2810, different: 0 })
})
