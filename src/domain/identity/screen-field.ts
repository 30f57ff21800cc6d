/** One thing to fill in. */
export interface ScreenField {
  readonly name: string
  readonly label: string
  readonly kind: 'text' | 'email' | 'password' | 'code'
  /** What browsers and password managers know it by. */
  readonly autocomplete: string
  readonly value?: string
  readonly hint?: string
  /** What is wrong with it, and what to do. */
  readonly problem?: string
  readonly isOptional?: boolean
}
