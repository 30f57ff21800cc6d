import { describe, expect, it } from 'vitest'
import { switchesWorkerOff } from './retire.ts'

const appData = 'https://pool.example/page-data/app-data.json'

describe('the switch of the worker', () => {
  it('is off when the app data says so, and only then', async () => {
    expect(await switchesWorkerOff(appData, Response.json({ worker: 'off' }))).toBe(true)
    expect(await switchesWorkerOff(appData, Response.json({ worker: 'on' }))).toBe(false)
    expect(await switchesWorkerOff(appData, Response.json({}))).toBe(false)
  })

  it('is not touched by other files, failures or garbage', async () => {
    const other = 'https://pool.example/page-data/en-au/page-data.json'
    expect(await switchesWorkerOff(other, Response.json({ worker: 'off' }))).toBe(false)
    expect(await switchesWorkerOff(appData, Response.json({ worker: 'off' }, { status: 503 }))).toBe(false)
    expect(await switchesWorkerOff(appData, new Response('<!doctype html>'))).toBe(false)
  })
})
