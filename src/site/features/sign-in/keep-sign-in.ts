import { type SigninResponse, User } from 'oidc-client-ts'
import { notifySignIn } from '../../data/sign-in-changes.ts'
import { forgetSignIn } from '../../data/stored-sign-in.ts'

const keyOf = (authority: string, clientId: string): string => `oidc.user:${authority}:${clientId}`

/** Keeps what the issuer has handed out, where the client of the site's data looks for it, in place of whoever was here before. */
export const keepSignIn = (issuer: { authority: string; client_id: string }, response: SigninResponse): void => {
  forgetSignIn(() => localStorage)
  localStorage.setItem(keyOf(issuer.authority, issuer.client_id), new User(response).toStorageString())
  notifySignIn()
}

/** Their tokens go; whoever keeps anything of theirs hears of it, in other tabs too. */
export const dropSignIn = (): void => {
  forgetSignIn(() => localStorage)
  notifySignIn()
}
