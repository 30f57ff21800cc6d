import { centsFromPrice } from '../money/money.ts'
import type { Candidate } from './model-finder.ts'
import type { RobotFacts } from './robot-facts.ts'

/** A robot for most backyard pools, but for what is given. */
export const robotWith = (facts: Partial<RobotFacts> = {}): RobotFacts => ({
  poolTypes: ['in-ground'],
  reach: 10,
  surfaces: ['concrete', 'tile', 'vinyl', 'fibreglass', 'pebble'],
  cleans: ['floor', 'walls'],
  drive: 'tracks',
  cordless: false,
  app: false,
  remote: false,
  timer: false,
  cable: 16,
  basket: 3,
  filters: [50],
  weight: 8.5,
  warrantyYears: 3,
  cents: centsFromPrice(1299),
  ...facts,
})

export const candidate = (slug: string, facts: Partial<RobotFacts> = {}): Candidate => ({
  slug,
  facts: robotWith(facts),
})
