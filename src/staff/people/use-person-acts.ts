import { useState } from 'react'
import type { Role } from '../../domain/account/role.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { mustProveAgain } from '../app/prove-again.ts'
import { ask } from '../ask.ts'
import { endSignIns } from '../operations/people/end-sign-ins.ts'
import { giveRole } from '../operations/people/give-role.ts'
import { letInAgain } from '../operations/people/let-in-again.ts'
import type { PersonActed, PersonFile } from '../operations/people/person-answers.ts'
import { useActs } from '../parts/use-acts.ts'
import { roleWords } from './person-words.ts'

const nameOf = ({ person: { name, email } }: PersonFile): string => name || email

interface Outcome extends PersonActed {
  readonly of: string
}

/** What can be done to somebody, and what came of it. */
export const usePersonActs = (onActed: (file: PersonFile | null) => void) => {
  const [mustProve, setMustProve] = useState(false)
  const { said, isBusy, act, one } = useActs<Outcome>('people', (outcomes) => onActed(outcomes[0]?.person ?? null))

  /** `prove`: one has to show first who one is. */
  const give = async (file: PersonFile, role: Role, dealer: string | undefined): Promise<'answered' | 'prove'> => {
    const given = { id: file.person.id, revision: file.revision, role: asEnum(role), dealer: dealer ?? null }
    const refused: unknown[] = []
    await act(`${roleWords[role]} from the next click`, async () => {
      try {
        return [{ ...(await ask(giveRole, given)), of: nameOf(file) }]
      } catch (error) {
        if (!mustProveAgain(error)) throw error
        refused.push(error)
        return []
      }
    })
    const outcome = refused.length > 0 ? 'prove' : 'answered'
    setMustProve(outcome === 'prove')
    return outcome
  }

  return {
    said,
    isBusy,
    mustProve,
    give,
    end: (file: PersonFile, place: string | undefined) =>
      one('Signed out', async () => ({
        ...(await ask(endSignIns, { id: file.person.id, place: place ?? null })),
        of: nameOf(file),
      })),
    letIn: (file: PersonFile) =>
      one('Let in again', async () => ({ ...(await ask(letInAgain, { id: file.person.id })), of: nameOf(file) })),
  }
}
