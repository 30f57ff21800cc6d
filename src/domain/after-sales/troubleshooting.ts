import { canHave, type MachineTrait, traitsNeeded } from './machine-traits.ts'

/** An answer to a question and the step it leads to. */
export interface Option {
  label: string
  to: string
}

export const outcomes = ['answer', 'part', 'dealer', 'repair'] as const

export type Outcome = (typeof outcomes)[number]

/** As far as walking is concerned: a step asks, or it is an end; an end that did not help may lead on. */
export interface Step {
  options?: readonly Option[]
  outcome?: Outcome
  /** Of a symptom: about the water and what treats it, not about a robot. So is all that it leads to. */
  isWater?: true
  /** What a machine must have besides to come here. */
  needs?: readonly MachineTrait[]
  /** Where to go on if this did not fix it. */
  otherwise?: string
}

export interface Tree<T extends Step = Step> {
  /** Slugs of the steps that one can start from. */
  symptoms: readonly string[]
  steps: Readonly<Record<string, T>>
}

/** How far somebody has come. An empty path is the list of symptoms. */
export interface Walk {
  /** Slugs of the steps, from the symptom to the one on screen. */
  path: readonly string[]
  /** The end on screen was the answer. */
  fixed: boolean
  /** What an address asked for that the tree does not have; the walk ends before it. */
  lost?: 'symptom' | 'step'
}

/** The last word of an address whose answer helped. No step may be called so. */
export const fixedWord = 'fixed'

export const goOnLabel = 'No, go on'

const stepOf = <T extends Step>({ steps }: Tree<T>, slug: string): T | undefined =>
  Object.hasOwn(steps, slug) ? steps[slug] : undefined

/** Everything a step leads to, with the words that lead there. */
export const waysFrom = ({ options = [], otherwise }: Step): readonly Option[] =>
  otherwise === undefined ? options : [...options, { label: goOnLabel, to: otherwise }]

const leadsTo = (tree: Tree, from: string, to: string): boolean => {
  const step = stepOf(tree, from)
  return step !== undefined && stepOf(tree, to) !== undefined && waysFrom(step).some((way) => way.to === to)
}

/** Reads an address as anybody may have written it: as deep as the tree goes along with it. */
export const readWalk = (search: string, tree: Tree): Walk => {
  const query = new URLSearchParams(search)
  const symptom = query.get('symptom')
  if (symptom === null || symptom === '') return { path: [], fixed: false }
  if (!tree.symptoms.includes(symptom) || stepOf(tree, symptom) === undefined)
    return { path: [], fixed: false, lost: 'symptom' }
  const path = [symptom]
  const asked = (query.get('steps') ?? '').split('.').filter(Boolean)
  for (const [index, slug] of asked.entries()) {
    const at = path.at(-1) ?? symptom
    if (slug === fixedWord && index === asked.length - 1 && stepOf(tree, at)?.outcome !== undefined)
      return { path, fixed: true }
    // A tree without loops cannot come back to a step; one with them must not be walked for ever.
    if (!leadsTo(tree, at, slug) || path.includes(slug)) return { path, fixed: false, lost: 'step' }
    path.push(slug)
  }
  return { path, fixed: false }
}

/** The query of a walk. Parameters of others stay. */
export const writeWalk = (search: string, { path, fixed }: Pick<Walk, 'path' | 'fixed'>): string => {
  const query = new URLSearchParams(search)
  query.delete('symptom')
  query.delete('steps')
  const [symptom, ...rest] = path
  if (symptom !== undefined) query.set('symptom', symptom)
  const steps = fixed ? [...rest, fixedWord] : rest
  if (symptom !== undefined && steps.length > 0) query.set('steps', steps.join('.'))
  return query.size === 0 ? '' : `?${query}`
}

/** What was asked and answered on the way to the step on screen. */
export const answersOf = <T extends Step>(path: readonly string[], tree: Tree<T>): { step: T; answer: string }[] =>
  path.slice(0, -1).flatMap((slug, index) => {
    const step = stepOf(tree, slug)
    const answer = step && waysFrom(step).find(({ to }) => to === path[index + 1])
    return step === undefined || answer === undefined ? [] : [{ step, answer: answer.label }]
  })

/** How many questions may still come, this one among them, if all goes the long way. */
export const questionsFrom = (slug: string, tree: Tree): number => {
  const step = stepOf(tree, slug)
  if (step === undefined) return 0
  const own = step.options === undefined ? 0 : 1
  return own + Math.max(0, ...waysFrom(step).map(({ to }) => questionsFrom(to, tree)))
}

/** The faults that a machine can have. A question that would be left with one answer keeps them all. */
export const treeFor = <T extends Step>(tree: Tree<T>, machine: readonly MachineTrait[] | undefined): Tree<T> => {
  const fits = (slug: string) => canHave(machine, stepOf(tree, slug)?.needs)
  const isOwn = (slug: string) =>
    fits(slug) && canHave(machine, traitsNeeded(stepOf(tree, slug)?.isWater ? 'water' : 'robot', []))
  return {
    symptoms: tree.symptoms.filter(isOwn),
    steps: Object.fromEntries(
      Object.entries(tree.steps).map(([slug, step]) => {
        const { otherwise, ...rest } = step
        const options = step.options?.filter(({ to }) => fits(to)) ?? []
        const kept = otherwise === undefined || fits(otherwise) ? step : (rest as T)
        return [slug, options.length > 1 ? { ...kept, options } : kept]
      }),
    ),
  }
}
