import type { Role } from '../../domain/account/role.ts'
import type { PersonFile } from '../operations/people/person-answers.ts'

export const roleWords: Record<Role, string> = { customer: 'Customer', dealer: 'Dealer', staff: 'Staff' }

/** What a button does that gives somebody a role. */
export const giveWords: Record<Role, string> = {
  staff: 'Make them staff',
  dealer: 'Make them a dealer',
  customer: 'Make them a customer',
}

/** What follows from it, before it is done. */
export const followsWords: Record<Role, string> = {
  staff: 'From their next click they see every order, every letter and everybody, and may do all that you may.',
  dealer: 'From their next click they see what was sent to this dealer, and nothing of the desk.',
  customer: 'From their next click they see their own orders and letters, and nothing else. They stay signed in.',
}

const ways: Record<string, string> = { pwd: 'password', password: 'password', passkey: 'passkey', letter: 'letter' }

export const wayWords = (way: string): string => `by ${ways[way] ?? way}`

export const lockoutWords: Record<PersonFile['lockouts'][number]['kind'], string> = {
  PASSWORDS: 'Too many passwords for this address. A letter or a passkey still lets them in.',
  CODES: 'Too many one-time codes.',
  CONFIRMATIONS: 'Too many passwords to confirm that it is still them.',
  CHANGES: 'Too many changes of what keeps the account safe.',
}

/** "A password, two passkeys and one-time codes": whether, and never what. */
export const waysWords = ({
  hasPassword,
  passkeys,
  hasOneTimeCodes,
  recoveryCodesLeft,
}: NonNullable<PersonFile['ways']>) => [
  { name: 'Password', value: hasPassword ? 'Yes' : 'None' },
  { name: 'Passkeys', value: passkeys === 0 ? 'None' : String(passkeys) },
  { name: 'Second step', value: hasOneTimeCodes ? `Yes, ${recoveryCodesLeft} recovery codes left` : 'None' },
]
