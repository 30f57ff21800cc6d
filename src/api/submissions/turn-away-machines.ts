import type { Db } from '../db/database.ts'
import { ExpectedError } from '../function/expected-error.ts'
import { takeTurn } from '../rate-limit/take-turn.ts'

/** More than anybody needs, and little enough for a machine to be of no use. */
const formTurns = { what: 'form', atMost: 12, seconds: 600 }

/** Nobody reads a form and fills it in within this time. */
const quickestPerson = 2000

/** Who sends a form, and what comes with it unseen. */
export interface Sender {
  /** Whose request it is, as the connection says. */
  address: string
  /** When the form was opened; empty without scripts. */
  openedAt: string
  /** People leave it empty. */
  trap: string
}

/** How many forms came from there lately, this one included. Throws when they are too many. */
export const takeFormTurn = async (db: Db, address: string, now: Date): Promise<number> => {
  const turn = await takeTurn(db, formTurns, address, now)
  if (!turn.ok) {
    const minutes = Math.ceil(turn.retryAfterSeconds / 60)
    throw new ExpectedError(`Too many forms came from here. Send this one again in ${minutes} min.`, {
      code: 'TOO_MANY',
      status: 429,
      retryAfterSeconds: turn.retryAfterSeconds,
    })
  }
  return turn.taken
}

export const looksLikeAMachine = ({ openedAt, trap }: Omit<Sender, 'address'>, now: Date): boolean => {
  const opened = Date.parse(openedAt)
  const tooQuick = !Number.isNaN(opened) && now.getTime() - opened < quickestPerson
  return trap !== '' || tooQuick
}

/** Throws what a visitor should be told when a form comes from a machine, or is one of too many. */
export const turnAwayMachines = async (db: Db, sender: Sender, now: Date): Promise<void> => {
  await takeFormTurn(db, sender.address, now)
  if (looksLikeAMachine(sender, now)) {
    throw new ExpectedError('This looks like the work of a machine. If it is not, wait a moment and send it again.', {
      code: 'LOOKS_LIKE_A_MACHINE',
      status: 400,
    })
  }
}
