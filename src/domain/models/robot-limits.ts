import type { Cents } from '../money/money.ts'
import type { InWriting } from './in-writing.ts'
import type { PoolAnswers, Question } from './pool-answers.ts'
import type { CleanedPart, PoolType, RobotFacts, Surface } from './robot-facts.ts'

/** Why a robot is out of the question, whatever else it can do. */
export interface Limit {
  question: Question
  text: string
  /** By what part of what is asked it is missed: 0.1 for 9 m where 10 are asked, 1 for what it cannot do at all. */
  by: number
}

const poolNames: Record<PoolType, string> = {
  'in-ground': 'in-ground pools',
  'above-ground': 'above-ground pools',
  plunge: 'plunge pools',
  spa: 'spas',
  commercial: 'public pools',
}

const surfaceNames: Record<Surface, string> = {
  concrete: 'concrete',
  tile: 'tiles',
  vinyl: 'a vinyl liner',
  fibreglass: 'fibreglass',
  pebble: 'pebble',
}

/** A budget is a wish: a tenth more is still worth showing. */
const leeway = 1.1

export const withinReach = (cents: Cents, budget: number): boolean => cents <= Math.round(budget * 100 * leeway)

/** What is to be cleaned: as answered; in a spa, steps and seats; anywhere else, the floor before everything. */
export const wantedPart = ({ cleans, pool }: PoolAnswers): CleanedPart => cleans ?? (pool === 'spa' ? 'steps' : 'floor')

/** What is held by hand goes wherever one can stand. */
export const isHeld = ({ cleans }: RobotFacts, answers: PoolAnswers): boolean =>
  wantedPart(answers) === 'steps' && cleans.includes('steps')

/** It reaches the end, with hardly a metre to spare. */
export const isNearLimit = ({ reach }: RobotFacts, length: number): boolean => length > reach * 0.9

const partLimit = ({ cleans }: RobotFacts, wanted: CleanedPart): string | undefined => {
  if (wanted === 'surface') return cleans.includes('surface') ? undefined : 'Works under water and does not skim'
  if (wanted === 'steps') return cleans.includes('steps') ? undefined : 'Does not reach steps, seats and corners'
  if (cleans.includes('floor')) return undefined
  return cleans.includes('surface')
    ? 'Skims the surface and never sees the floor'
    : 'Held by hand: the floor stays yours'
}

/** Everything that rules a robot out for a pool; nothing where it may be had. */
export const limitsOf = (robot: RobotFacts, answers: PoolAnswers, write: InWriting): Limit[] => {
  const { pool, length, surface, budget } = answers
  const limits: Limit[] = []
  if (pool !== undefined && !robot.poolTypes.includes(pool)) {
    limits.push({ question: 'pool', text: `Not made for ${poolNames[pool]}`, by: 1 })
  }
  if (length !== undefined && length > robot.reach && !isHeld(robot, answers)) {
    limits.push({
      question: 'length',
      text: `Reaches ${write.figure(robot.reach)} m, yours is ${write.figure(length)}`,
      by: 1 - robot.reach / length,
    })
  }
  if (surface !== undefined && !robot.surfaces.includes(surface)) {
    limits.push({ question: 'surface', text: `Not made for ${surfaceNames[surface]}`, by: 1 })
  }
  const part = partLimit(robot, wantedPart(answers))
  if (part !== undefined) limits.push({ question: 'cleans', text: part, by: 1 })
  if (budget !== undefined && !withinReach(robot.cents, budget)) {
    limits.push({
      question: 'budget',
      text: `${write.money((robot.cents - budget * 100) as Cents)} over your budget`,
      by: 1 - (budget * 100) / robot.cents,
    })
  }
  return limits
}
