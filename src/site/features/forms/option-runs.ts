import type { ChoiceField, Option } from '../../../domain/forms/field.ts'

/** Options that follow each other under one heading, or under none. */
export interface OptionRun {
  group: string | undefined
  options: Option[]
}

export const optionRuns = (options: readonly Option[]): OptionRun[] => {
  const runs: OptionRun[] = []
  for (const option of options) {
    const last = runs.at(-1)
    if (last !== undefined && last.group === option.group) last.options.push(option)
    else runs.push({ group: option.group, options: [option] })
  }
  return runs
}

/**
 * So few that all can be in sight. One that may be left open is not: what is chosen by radio cannot be taken back. Nor is one
 * whose options come and go: it would change its shape under the hand.
 */
export const isFew = ({ required, options, autocomplete, among }: ChoiceField): boolean =>
  required &&
  autocomplete === undefined &&
  among === undefined &&
  options.length <= 5 &&
  options.every(({ group }) => group === undefined)
