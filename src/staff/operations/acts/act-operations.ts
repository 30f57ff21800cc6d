import { askActs } from './ask-acts.ts'
import { askActsOf } from './ask-acts-of.ts'
import { undoAct } from './undo-act.ts'

export const actOperations = [askActs, askActsOf, undoAct]
