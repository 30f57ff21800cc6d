import type { InWriting } from './in-writing.ts'
import type { RobotFacts } from './robot-facts.ts'

const furtherParts = ({ cleans: own }: RobotFacts, { cleans }: RobotFacts): string | undefined => {
  const walls = cleans.includes('walls') && !own.includes('walls')
  const waterline = cleans.includes('waterline') && !own.includes('waterline')
  if (walls) return waterline ? 'Climbs walls and waterline too' : 'Climbs the walls too'
  return waterline ? 'Cleans the waterline too' : undefined
}

/** How many metres it reaches further. What is held by hand reaches as far as the hand. */
export const reserve = (own: RobotFacts, other: RobotFacts): number =>
  own.cleans.includes('steps') ? 0 : Math.round((other.reach - own.reach) * 10) / 10

/** What a robot does for a pool that another does not, whoever asked for it. */
export const abilities = (own: RobotFacts, other: RobotFacts): string[] => {
  const parts = furtherParts(own, other)
  return [...(parts === undefined ? [] : [parts]), ...(other.app && !own.app ? ['Run from your phone'] : [])]
}

/** What a robot has that another has not: what it does, its reserve, its comforts. In plain words, the weightiest first. */
export const extras = (own: RobotFacts, other: RobotFacts, { figure }: InWriting): string[] => {
  const said = [...(other.cordless && !own.cordless ? ['No cable'] : []), ...abilities(own, other)]
  const further = reserve(own, other)
  if (further > 0) said.push(`Reaches ${figure(further)} m further`)
  if (other.warrantyYears > own.warrantyYears) {
    said.push(`${other.warrantyYears}-year warranty, not ${own.warrantyYears}`)
  }
  if (other.basket > own.basket) said.push(`${figure(other.basket)} L basket, not ${figure(own.basket)}`)
  return said
}
