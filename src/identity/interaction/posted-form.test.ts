import { expect, it } from 'vitest'
import { postedForm } from './posted-form.ts'

const posted = (body: string, type = 'application/x-www-form-urlencoded') =>
  postedForm(new Request('https://pools.example/', { method: 'POST', headers: { 'content-type': type }, body }))

it('a form that is posted has each field once: of one that comes twice nobody knows which is meant', async () => {
  expect([...((await posted('t=a&answer=first&answer=no&day=&t%20=b')) ?? [])]).toEqual([
    ['t', 'a'],
    ['day', ''],
    ['t ', 'b'],
  ])
  expect(await posted('t=a', 'text/plain')).toBeUndefined()
  expect(await posted('t='.repeat(20_000))).toBeUndefined()
})

it('ten thousand fields cost no more than one that is as long', async () => {
  const started = performance.now()
  for (let times = 0; times < 10; times += 1) expect((await posted('a&'.repeat(9999)))?.size).toBe(0)
  expect(performance.now() - started).toBeLessThan(1500)
})
