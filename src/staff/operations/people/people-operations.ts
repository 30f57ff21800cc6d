import { askPeople } from './ask-people.ts'
import { askPerson } from './ask-person.ts'
import { endSignIns } from './end-sign-ins.ts'
import { giveRole } from './give-role.ts'
import { letInAgain } from './let-in-again.ts'

export const peopleOperations = [askPeople, askPerson, giveRole, endSignIns, letInAgain]
