import { expect, it } from 'vitest'
import { placedLabels } from './map-labels.ts'

const frame = { width: 300, height: 200 }
const pin = (x: number, y: number, text: string) => ({ x, y, text, kind: 'pin' as const, beside: 18 })
const squares = (...points: { x: number; y: number }[]) => points.map(({ x, y }) => ({ x, y, width: 28, height: 28 }))

it('names stand right of their pin, left of it near the edge, and give way to pins and to names before them', () => {
  const wanted = [pin(40, 40, 'Menai'), pin(280, 40, 'Cronulla'), pin(40, 100, 'Engadine'), pin(90, 100, 'Miranda')]
  const placed = placedLabels(wanted, squares(...wanted), frame)
  expect(placed.map(({ text, side }) => `${text} ${side}`)).toEqual(['Menai right', 'Cronulla left', 'Miranda right'])
})

it('a name that would be cut by the edge is not written', () => {
  expect(placedLabels([{ x: 290, y: 50, text: 'Tasman Sea', kind: 'sea' }], [], frame)).toEqual([])
})
