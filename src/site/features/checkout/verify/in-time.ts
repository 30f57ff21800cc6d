import { answeredWithin } from '../../../data/answered-within.ts'

/** Longer than any connection that still brings an answer. */
const patience = 45_000

/** What the shop answers, if it does. */
export const inTime = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => answeredWithin(patience, ask)
