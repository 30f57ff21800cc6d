import type { RobotFacts } from './robot-facts.ts'

/** What is known of a model beside its neighbours in the line. */
export interface SteppedModel {
  /** Of a robot. */
  facts?: RobotFacts
  /** The largest pool that something in the pipe is made for. */
  poolLitres?: number
  warrantyYears: number
}

/** What somebody has more, and has to do without, who takes the one instead of the other. */
export interface ModelStep {
  gains: readonly string[]
  losses: readonly string[]
}

type WriteFigure = (value: number) => string

/** A gain where the sign is positive, a loss where it is negative. */
interface Difference {
  sign: number
  words: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What only the one of them has. */
const had = (
  from: readonly string[],
  to: readonly string[],
  [gained, lost]: [gained: (name: string) => string, lost: (name: string) => string],
): Difference[] => [
  ...to.filter((each) => !from.includes(each)).map((each) => ({ sign: 1, words: gained(each) })),
  ...from.filter((each) => !to.includes(each)).map((each) => ({ sign: -1, words: lost(each) })),
]

const has = (from: boolean, to: boolean, name: string): Difference[] =>
  from === to ? [] : [{ sign: to ? 1 : -1, words: to ? capital(name) : `No ${name}` }]

/** More is better. */
const counted = (
  from: number | undefined,
  to: number | undefined,
  say: (difference: number, more: boolean) => string,
): Difference[] => {
  if (from === undefined || to === undefined || from === to) return []
  return [{ sign: to - from, words: say(Number(Math.abs(to - from).toFixed(2)), to > from) }]
}

const made = (figure: WriteFigure, unit: string, to: number | undefined) => (difference: number, more: boolean) =>
  `Pools up to ${figure(to ?? 0)} ${unit}, ${figure(difference)} ${unit} ${more ? 'more' : 'less'}`

/** In the order in which people ask: how far, what, how, and then the machine itself. */
const robotDifferences = (from: RobotFacts, to: RobotFacts, figure: WriteFigure): Difference[] => {
  const [finestFrom, finestTo] = [from.filters[0], to.filters[0]]
  return [
    ...counted(from.reach, to.reach, made(figure, 'm', to.reach)),
    ...had(from.cleans, to.cleans, [(part) => `${capital(part)} too`, (part) => `Not the ${part}`]),
    ...has(from.app, to.app, 'app'),
    ...has(from.remote, to.remote, 'remote'),
    ...has(from.timer, to.timer, 'timer'),
    ...(from.cordless === to.cordless
      ? []
      : [{ sign: to.cordless ? 1 : -1, words: to.cordless ? 'No cable' : 'On a cable' }]),
    ...had(from.surfaces, to.surfaces, [(surface) => `On ${surface} too`, (surface) => `Not on ${surface}`]),
    ...(from.drive === to.drive || from.drive === undefined || to.drive === undefined
      ? []
      : [{ sign: to.drive === 'tracks' ? 1 : -1, words: `${capital(to.drive)}, not ${from.drive}` }]),
    ...counted(from.basket, to.basket, (by, more) => `Basket ${figure(by)} L ${more ? 'larger' : 'smaller'}`),
    ...(finestFrom === undefined || finestTo === undefined || finestFrom === finestTo
      ? []
      : [
          {
            sign: finestFrom - finestTo,
            words: `${finestTo < finestFrom ? 'Finer' : 'Coarser'} filter, ${figure(finestTo)} µm`,
          },
        ]),
    ...counted(from.runs, to.runs, (by, more) => `${figure(by)} min ${more ? 'longer' : 'less'} on a charge`),
    ...counted(from.cable, to.cable, (by, more) => `${figure(by)} m ${more ? 'more' : 'less'} cable`),
  ]
}

const weightDifference = (from: RobotFacts, to: RobotFacts, figure: WriteFigure): Difference[] =>
  counted(-from.weight, -to.weight, (by, lighter) => `${figure(by)} kg ${lighter ? 'lighter' : 'heavier'}`)

/** From one model of a line to another, in words. */
export const stepBetween = (from: SteppedModel, to: SteppedModel, figure: WriteFigure): ModelStep => {
  const robots = from.facts !== undefined && to.facts !== undefined ? ([from.facts, to.facts] as const) : undefined
  const differences = [
    ...(robots === undefined ? [] : robotDifferences(...robots, figure)),
    ...counted(from.poolLitres, to.poolLitres, made(figure, 'L', to.poolLitres)),
    ...counted(
      from.warrantyYears,
      to.warrantyYears,
      (by, more) => `${by} ${by === 1 ? 'year' : 'years'} ${more ? 'more' : 'less'} warranty`,
    ),
    ...(robots === undefined ? [] : weightDifference(...robots, figure)),
  ]
  return {
    gains: differences.filter(({ sign }) => sign > 0).map(({ words }) => words),
    losses: differences.filter(({ sign }) => sign < 0).map(({ words }) => words),
  }
}

/** The next cheaper and the next dearer of those alike. */
export const neighboursIn = <Model extends { cents: number }>(
  model: Model,
  line: readonly Model[],
): { below: Model | undefined; above: Model | undefined } => {
  const others = line.filter((each) => each !== model).toSorted((a, b) => a.cents - b.cents)
  return {
    below: others.findLast(({ cents }) => cents < model.cents),
    above: others.find(({ cents }) => cents > model.cents),
  }
}
