import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { serviceNeeds, unmetServices } from './service-needs.ts'

const folder = new URL('../../../content/product-lines/', import.meta.url)

it('the lines of water treatment are those of content', () => {
  const lines = readdirSync(folder).map((file): { slug?: string; family?: string } =>
    parse(readFileSync(new URL(file, folder), 'utf8')),
  )
  const water = lines.flatMap(({ slug, family }) => (family === 'water' && slug !== undefined ? [slug] : []))
  expect(serviceNeeds['water-treatment']?.lines.toSorted()).toEqual(water.toSorted())
  expect(lines.map(({ slug }) => slug)).toContain(serviceNeeds.commercial?.lines[0])
})

it('a service without what it needs on the shelf is pointed out', () => {
  expect(unmetServices(['sales', 'commercial'], ['dolphin'])).toEqual([
    'Commercial needs the commercial line. Tick it, or leave the service out.',
  ])
  expect(unmetServices(['commercial', 'water-treatment'], ['dolphin-commercial', 'ecoclear'])).toEqual([])
})
