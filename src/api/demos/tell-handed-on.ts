import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import type { HandedOn } from './ask-next-dealer.ts'
import type { DemoTurn } from './demo-turn.ts'
import { tellStaff, tellVisitor } from './tell.ts'

/** Somebody else has it now, or staff: the visitor hears who, and staff where they have to do something. */
export const tellHandedOn = async (
  turn: DemoTurn,
  before: Dealer,
  why: 'declined' | 'unanswered' | 'refused' | 'unlisted',
  next: HandedOn | undefined,
): Promise<void> => {
  const after = { name: before.name, why }
  await tellVisitor(turn, next ? { kind: 'next', ...next, after } : { kind: 'with-staff', after })
  if (next === undefined || why === 'unanswered') await tellStaff(turn, { why, before, next: next?.dealer })
}
