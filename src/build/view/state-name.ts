import { australianStateNames } from '../../domain/places/state-names.ts'

/** As headings have it; other countries never abbreviate. */
export const stateName = (state: string): string => australianStateNames[state] ?? state
