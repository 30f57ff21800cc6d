/** What a letter is to prove a mailbox for. */
export type ProofPurpose = 'sign-up' | 'sign-in' | 'reset' | 'email-change' | 'confirm'

/** What somebody typed to sign up, until the letter's code has come back. */
export interface SignUpDetails {
  readonly name: string
  /** Hashed; absent when a passkey or letters are to do. */
  readonly password?: string
}
