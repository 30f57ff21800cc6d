import type { ScreenField } from '../../domain/identity/screen-field.ts'
import { shortestPassword } from '../passwords/password-problem.ts'

/** What is said about a field, by its name, when a page comes again. */
export type Problems = Readonly<Partial<Record<string, string>>>
export type Typed = Readonly<Partial<Record<string, string>>>

/** Of a page that comes again: what was typed, and what is wrong with it or with the whole. */
export interface Again {
  readonly typed?: Typed
  readonly problems?: Problems
  readonly problem?: string
}

/** A password is typed anew. */
export const withAgain = (field: ScreenField, { typed, problems }: Again): ScreenField => {
  const [value, problem] = [field.kind === 'password' ? undefined : typed?.[field.name], problems?.[field.name]]
  return { ...field, ...(value !== undefined && { value }), ...(problem !== undefined && { problem }) }
}

export const told = ({ problem }: Again) => (problem === undefined ? {} : { problem })

export const email: ScreenField = { name: 'email', label: 'Email', kind: 'email', autocomplete: 'username' }
export const currentPassword: ScreenField = {
  name: 'password',
  label: 'Password',
  kind: 'password',
  autocomplete: 'current-password',
}
export const newPassword: ScreenField = {
  name: 'password',
  label: 'Password',
  kind: 'password',
  autocomplete: 'new-password',
  hint: `At least ${shortestPassword} characters. Three or four words are good.`,
}
export const code: ScreenField = { name: 'code', label: 'Code', kind: 'code', autocomplete: 'one-time-code' }
