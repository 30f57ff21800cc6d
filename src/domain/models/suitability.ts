import type { SuitabilityAnswer } from '../pool/pool-length.ts'

/** The pools a robot is made for. */
export interface Suitability {
  poolTypes: readonly string[]
  surfaces: readonly string[]
  /** Of floor, walls and waterline, those it cleans. */
  cleans: readonly string[]
}

type Finding = Pick<SuitabilityAnswer, 'verdict' | 'text'> & { about: string }

const allSurfaces = ['concrete', 'pebble', 'tile', 'fibreglass', 'vinyl']

const listed = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const typesAnswer = (types: readonly string[]): Finding => {
  const text = `It’s made for ${listed(types)} pools.`
  if (types.includes('commercial')) return { verdict: 'Yes', about: 'for commercial pools', text }
  return types.includes('above-ground')
    ? { verdict: 'Yes', about: 'above the ground too', text }
    : { verdict: 'No', about: 'not above the ground', text }
}

const surfacesAnswer = (surfaces: readonly string[]): Finding => {
  const missing = allSurfaces.filter((surface) => !surfaces.includes(surface))
  return missing.length === 0
    ? { verdict: 'Yes', about: 'on every surface', text: `${capital(listed(surfaces))}.` }
    : { verdict: 'Careful', about: `with ${listed(missing, 'or')}`, text: `It’s made for ${listed(surfaces)}.` }
}

const partsAnswer = (cleans: readonly string[]): Finding => {
  if (!cleans.includes('floor')) {
    return { verdict: 'No', about: 'not the floor', text: 'It takes what floats, before it sinks.' }
  }
  if (!cleans.includes('walls')) {
    return { verdict: 'No', about: 'not the walls', text: 'Those stay with you and a brush.' }
  }
  return cleans.includes('waterline')
    ? { verdict: 'Yes', about: 'on walls and waterline', text: 'Floor, walls and the band at the water’s edge.' }
    : { verdict: 'Careful', about: 'at the waterline', text: 'It climbs the walls and stops below the edge.' }
}

/** What the specifications add: how much it holds, how far it reaches, how long it runs. */
const machineAnswers = (facts: Readonly<Record<string, string>>): Finding[] => {
  const { Basket: basket, Cable: cable, 'Run time': run, Charging: charging } = facts
  const answers: Finding[] = []
  if (basket !== undefined) answers.push({ verdict: 'Yes', about: 'on leaves', text: `The basket holds ${basket}.` })
  if (cable !== undefined) {
    const [length] = cable.split(',')
    answers.push({
      verdict: 'Careful',
      about: 'with the cable',
      text: `It’s ${length} long, and the pool is part of that.`,
    })
  }
  if (run !== undefined && charging !== undefined) {
    const [hours] = charging.split(',')
    answers.push({ verdict: 'Careful', about: 'with the clock', text: `It runs ${run}, then charges for ${hours}.` })
  }
  return answers
}

const inWords = ({ verdict, about, text }: Finding): SuitabilityAnswer => ({
  verdict,
  answer: verdict === 'Careful' ? `${verdict} ${about}.` : `${verdict}, ${about}.`,
  // A figure stays with its unit.
  text: text.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0'),
})

/** Whether a robot suits a pool, whatever its length. */
export const suitabilityAnswers = (
  { poolTypes, surfaces, cleans }: Suitability,
  facts: Readonly<Record<string, string>>,
): SuitabilityAnswer[] =>
  [typesAnswer(poolTypes), surfacesAnswer(surfaces), partsAnswer(cleans), ...machineAnswers(facts)].map(inWords)
