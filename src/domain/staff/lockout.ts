/** What somebody may not try any more for a while: a password, a code, to show that it is still them, to change what keeps them safe. */
export const lockoutKinds = ['passwords', 'codes', 'confirmations', 'changes'] as const

export type LockoutKind = (typeof lockoutKinds)[number]
