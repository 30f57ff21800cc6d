import type { Cents } from '../money/money.ts'
import type { InWriting } from './in-writing.ts'
import type { PoolAnswers, Question } from './pool-answers.ts'
import type { RobotFacts, Surface } from './robot-facts.ts'
import { isHeld, isNearLimit, wantedPart } from './robot-limits.ts'

/** What one answer is worth to a robot that is not ruled out, and why. */
export interface Score {
  question: Question
  /** Whether it does what was asked, or how much of it. */
  points: number
  /** By what part of what is asked it is missed, as with limits. */
  by: number
  /** How easily it does it. Worth knowing of a dearer one, and never a place further up. */
  ease: number
  reason: string
  /** What is said for it beside one to which the same is harder. */
  easier: string
}

/** What every question can bring: it is done. */
export const mostPoints = 4

type Worth = readonly [points: number, reason: string, more?: { ease?: number; easier?: string; by?: number }]

const steps = (value: number, thresholds: readonly number[]): number =>
  thresholds.filter((least) => value >= least).length

const poolWorth = ({ poolTypes: [first], weight }: RobotFacts, pool: string, { figure }: InWriting): Worth => {
  if (first === 'commercial' && pool !== 'commercial')
    return [4, `Built for public pools: ${figure(weight)} kg to lift`]
  return [4, pool === 'commercial' ? 'Built for public pools' : 'Made for yours']
}

/** Who reaches the end does the whole pool: what is left over is worth knowing, and no more. */
const lengthWorth = (robot: RobotFacts, answers: PoolAnswers, length: number, { figure }: InWriting): Worth => {
  if (isHeld(robot, answers)) return [4, 'Goes where you hold it, in a pool of any length']
  const { reach } = robot
  const text = `Reaches ${figure(reach)} m, yours is ${figure(length)}`
  return [4, isNearLimit(robot, length) ? `${text}: near its limit` : text]
}

const rough: readonly Surface[] = ['concrete', 'pebble']

const surfaceWorth = ({ drive }: RobotFacts, surface: Surface): Worth => {
  if (drive === undefined) return [4, 'Does not drive on it']
  if (rough.includes(surface)) {
    return drive === 'tracks' ? [4, 'Tracks hold on it', { ease: 1 }] : [4, 'Wheels manage, tracks hold']
  }
  if (surface === 'vinyl') {
    return drive === 'wheels' ? [4, 'Soft wheels suit it', { ease: 1 }] : [4, 'Tracks are firm on a liner']
  }
  return [4, drive === 'tracks' ? 'Tracks and brush suit it' : 'Wheels and brush suit it']
}

/** Litres that hold a bad day of leaves: half a litre for each full metre of pool. One that was not measured is taken for 8 m. */
const leafLitres = (length = 8): number => Math.min(4, Math.max(2, Math.floor(length) / 2))

/** Every basket takes leaves; a larger one is emptied less often. */
const leafEase = ({ basket }: RobotFacts, length: number | undefined): number =>
  steps(basket / leafLitres(length), [0.5, 0.75, 1])

const finestOf = ({ filters: [finest = Number.POSITIVE_INFINITY] }: RobotFacts): number => finest

/** The coarsest filter that still holds dust. */
const fineEnough = 70

/** Dust goes through a coarse filter and is back in the water: then it is not done. */
const sandPoints = (robot: RobotFacts): number =>
  finestOf(robot) <= fineEnough ? mostPoints : steps(-finestOf(robot), [-200, -100])

const sandEase = (robot: RobotFacts): number => steps(-finestOf(robot), [-fineEnough, -50])

const sandWords = (robot: RobotFacts): string => {
  if (sandPoints(robot) < mostPoints) return ': fine dust passes'
  return sandEase(robot) < 2 ? ': the finest dust passes' : ''
}

const emptying = (robot: RobotFacts, length: number | undefined): string =>
  leafEase(robot, length) < 3 ? ': empty it often' : ''

const debrisWorth = (
  robot: RobotFacts,
  debris: 'leaves' | 'sand' | 'mix',
  length: number | undefined,
  { figure }: InWriting,
): Worth => {
  const holds = `${figure(robot.basket)} L basket`
  const stops = `${robot.filters.map(figure).join(' and ')} µm filter`
  const [often, passes] = [emptying(robot, length), sandWords(robot)]
  const [leaves, sand] = [leafEase(robot, length), sandEase(robot)]
  if (debris === 'leaves')
    return [mostPoints, `${holds}${often || ': a bad day of leaves'}`, { ease: leaves, easier: `${holds} for leaves` }]
  if (debris === 'sand')
    return [
      sandPoints(robot),
      `${stops}${passes || ': fine enough for dust'}`,
      { ease: sand, easier: `${stops} for dust` },
    ]
  const short = often && passes ? ': modest at both' : often || passes
  return [sandPoints(robot), `${holds}, ${stops}${short}`, { ease: leaves + sand, easier: `${holds}, ${stops}` }]
}

const partWorth = ({ cleans }: RobotFacts, wanted: string): Worth => {
  const walls = cleans.includes('walls')
  if (wanted === 'surface') return [4, 'Skims what floats before it sinks']
  if (wanted === 'steps') return [4, 'Goes where you hold it']
  if (wanted === 'floor') return [4, walls ? 'Cleans the floor, and the walls with it' : 'Cleans the floor']
  if (wanted === 'walls') return walls ? [4, 'Climbs the walls'] : [0, 'Stays on the floor']
  if (cleans.includes('waterline')) return [4, 'Climbs walls and waterline']
  return walls ? [2, 'Climbs the walls, stops below the waterline'] : [0, 'Stays on the floor']
}

const powerWorth = (robot: RobotFacts, power: string, { figure }: InWriting): Worth => {
  const { drive, cordless, cable, runs, charges } = robot
  const metres = cable && `${figure(cable)} m of`
  if (power === 'cordless') return cordless ? [4, 'No cable'] : [0, `On ${metres ?? 'a'} cable`]
  if (!cordless) return [4, `${metres ?? 'A'} cable, nothing to charge`]
  // Of what floats or is held there is none on a cable, and nobody would want one.
  if (drive === undefined) return [4, 'Needs no cable']
  // To whom a cable is no trouble, its absence is none either.
  return [4, runs && charges ? `Runs ${figure(runs)} min, charges ${figure(charges)} h` : 'Lives on its battery']
}

const controlWorth = ({ app, timer, remote }: RobotFacts): Worth => {
  if (app) return [4, 'Run from your phone']
  if (timer) return [1, 'A timer, no app']
  return [0, remote ? 'A remote, no app' : 'A button, no app']
}

const budgetWorth = ({ cents }: RobotFacts, budget: number, write: InWriting): Worth => {
  const left = (budget * 100 - cents) as Cents
  if (left === 0) return [4, 'Your budget to the cent']
  return left > 0
    ? [4, `${write.money(left)} under your budget`]
    : [3, `${write.money(-left as Cents)} over your budget`, { by: -left / cents }]
}

const worthOf = (robot: RobotFacts, answers: PoolAnswers, question: Question, write: InWriting): Worth | undefined => {
  const { pool, length, surface, debris, power, control, budget } = answers
  if (question === 'pool') return pool && poolWorth(robot, pool, write)
  if (question === 'length') return length === undefined ? undefined : lengthWorth(robot, answers, length, write)
  if (question === 'surface') return surface && surfaceWorth(robot, surface)
  if (question === 'debris') return debris && debrisWorth(robot, debris, length, write)
  if (question === 'cleans') return answers.cleans && partWorth(robot, wantedPart(answers))
  if (question === 'power') return power && powerWorth(robot, power, write)
  // Who is content with a button is content with every robot.
  if (question === 'control') return control === 'app' ? controlWorth(robot) : undefined
  return budget === undefined ? undefined : budgetWorth(robot, budget, write)
}

/** What each answer is worth, in the order in which they are asked. Questions that were left out bring nothing. */
export const scoresOf = (
  robot: RobotFacts,
  answers: PoolAnswers,
  write: InWriting,
  asked: readonly Question[],
): Score[] =>
  asked.flatMap((question) => {
    const worth = worthOf(robot, answers, question, write)
    if (worth === undefined) return []
    const [points, reason, { ease = 0, easier = reason, by = 1 - points / mostPoints } = {}] = worth
    return [{ question, points, by, ease, reason, easier }]
  })
