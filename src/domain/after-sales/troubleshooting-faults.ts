import { fixedWord, type Option, type Outcome, type Step, waysFrom } from './troubleshooting.ts'

/** A step as an author wrote it, before anything is known to be right about it. */
export interface DraftStep extends Step {
  /** The sentence in the list of symptoms, for a step that one can start from. */
  symptom?: string
  group?: string
  /** What to know or to do. */
  body?: string
  parts?: readonly string[]
  /** What a repair request says is wrong. */
  issue?: string
}

export interface Fault {
  step: string
  /** The path of the field to mend. */
  field: string
  reason: string
}

type Steps = ReadonlyMap<string, DraftStep>

/** An end needs these to be of use to anybody. */
const needed: Record<Outcome, readonly (keyof DraftStep)[]> = {
  answer: ['body'],
  part: ['body', 'parts'],
  dealer: ['body'],
  repair: ['body', 'issue'],
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0)

const ownFaults = (slug: string, step: DraftStep): Fault[] => {
  const { options, outcome, symptom, group, otherwise } = step
  const faults: Fault[] = []
  const add = (field: string, reason: string) => faults.push({ step: slug, field, reason })
  if (slug === fixedWord) add('slug', `"${fixedWord}" is what an address ends with when something helped`)
  if (options === undefined && outcome === undefined)
    add('options', 'is a dead end: a step needs options, or an outcome that ends the search')
  if (options !== undefined && outcome !== undefined) add('outcome', 'a step that asks cannot be an end as well')
  if (options !== undefined && options.length < 2) add('options', 'a question needs at least two answers')
  if (options !== undefined && otherwise !== undefined)
    add('otherwise', 'belongs to an outcome; a question has options')
  if (symptom !== undefined && group === undefined) add('group', 'is required of a symptom')
  if (symptom === undefined && group !== undefined) add('group', 'belongs to a symptom; this is a step on the way')
  if (outcome !== undefined)
    for (const field of needed[outcome])
      if (isEmpty(step[field])) add(field, `is required where the outcome is ${outcome}`)
  for (const field of ['parts', 'issue'] as const)
    if (!isEmpty(step[field]) && (outcome === undefined || !needed[outcome].includes(field)))
      add(field, `does not belong to ${outcome === undefined ? 'a question' : `the outcome ${outcome}`}`)
  return faults
}

const fieldOf = (step: DraftStep, way: Option): string => {
  const at = step.options?.indexOf(way) ?? -1
  return at < 0 ? 'otherwise' : `options.${at}.to`
}

const wayFaults = (slug: string, step: DraftStep, steps: Steps): Fault[] => {
  const seen = new Set<string>()
  return waysFrom(step).flatMap((way) => {
    const fault = (reason: string): Fault[] => [{ step: slug, field: fieldOf(step, way), reason }]
    if (!steps.has(way.to)) return fault(`there is no step "${way.to}"`)
    if (seen.has(way.to)) return fault(`another answer leads to "${way.to}" too: make them one`)
    seen.add(way.to)
    return []
  })
}

/** Every answer that leads back to a step which led to it, each loop once. */
const loops = (steps: Steps): Fault[] => {
  const done = new Set<string>()
  const faults: Fault[] = []
  const visit = (slug: string, path: readonly string[]) => {
    const step = steps.get(slug)
    if (step === undefined || done.has(slug)) return
    const here = [...path, slug]
    for (const way of waysFrom(step)) {
      const at = here.indexOf(way.to)
      if (at < 0) visit(way.to, here)
      else {
        const reason = `is a loop: ${[...here.slice(at), way.to].join(' → ')}`
        faults.push({ step: slug, field: fieldOf(step, way), reason })
      }
    }
    done.add(slug)
  }
  // From the symptoms first: then the answer that leads back is the one to mend.
  for (const [slug, { symptom }] of steps) if (symptom !== undefined) visit(slug, [])
  for (const slug of steps.keys()) visit(slug, [])
  return faults
}

const unreachable = (steps: Steps): Fault[] => {
  const reached = new Set<string>()
  const visit = (slug: string) => {
    const step = steps.get(slug)
    if (step === undefined || reached.has(slug)) return
    reached.add(slug)
    for (const { to } of waysFrom(step)) visit(to)
  }
  for (const [slug, { symptom }] of steps) if (symptom !== undefined) visit(slug)
  return [...steps.keys()]
    .filter((slug) => !reached.has(slug))
    .map((step) => ({ step, field: 'slug', reason: 'no symptom leads to this step' }))
}

/** Whatever would strand somebody who looks for a fault. Without faults, every walk from every symptom ends. */
export const treeFaults = (steps: Steps): Fault[] => [
  ...[...steps].flatMap(([slug, step]) => [...ownFaults(slug, step), ...wayFaults(slug, step, steps)]),
  ...loops(steps),
  ...unreachable(steps),
]
