/** What a machine has or does, as far as a fault depends on it. */
export const machineTraits = [
  'floor',
  'walls',
  'cable',
  'battery',
  'app',
  'water',
  'chlorine',
  'salt',
  'minerals',
  'ozone',
] as const

export type MachineTrait = (typeof machineTraits)[number]

/** What a fault is looked for in: without it a machine cannot have any of them. */
export const traitOfSubject = { robot: 'floor', water: 'water' } as const

/** What a machine must have so that a fault can be its own. */
export const traitsNeeded = (
  subject: keyof typeof traitOfSubject,
  needs: readonly MachineTrait[] | null | undefined,
): readonly MachineTrait[] => [traitOfSubject[subject], ...(needs ?? [])]

/** A machine that nobody has named may have any fault. */
export const canHave = (machine: readonly MachineTrait[] | undefined, needed: readonly MachineTrait[] = []): boolean =>
  machine === undefined || needed.every((trait) => machine.includes(trait))
