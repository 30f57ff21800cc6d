import type { Demo } from '../operations/dealer-answers.ts'

/** What became of a demo that is over, or somebody else's now. */
export const pastWords = ({ state, answer, isOurs }: Pick<Demo, 'state' | 'answer' | 'isOurs'>): string => {
  if (isOurs) return 'You came'
  if (answer === 'DECLINED') return 'You passed it on'
  if (answer === 'UNANSWERED') return 'It went on without your answer'
  if (answer === 'MOVED') return 'We gave it to another dealer'
  if (answer === 'WITHDRAWN' || state === 'CANCELLED') return 'The customer cancelled'
  return 'Somebody else has it'
}
