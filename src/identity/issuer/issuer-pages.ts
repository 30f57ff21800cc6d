import type { KoaContextWithOIDC } from 'oidc-provider'
import { defaultEdition, type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { IdentityDocument } from '../../domain/identity/identity-page.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { IssuerPages } from './create-issuer.ts'

/** Draws a screen as a document of the edition: that of signing in, unless it says another. */
export type DrawScreen = (
  edition: EditionCode,
  screen: Screen,
  status: number,
  document?: IdentityDocument,
) => Promise<Response>

/** The edition that a page was asked for in, as OpenID Connect names languages: "en-NZ". */
export const editionOfLocales = (locales: unknown): EditionCode => {
  const wanted = String(locales ?? '')
    .toLowerCase()
    .split(' ')
  return editionCodes.find((code) => wanted.includes(code)) ?? defaultEdition
}

const editionOf = ({ oidc }: KoaContextWithOIDC): EditionCode => editionOfLocales(oidc?.params?.ui_locales)

const home = (edition: EditionCode) => ({
  kind: 'links' as const,
  links: [{ label: 'To the home page', href: `/${edition}/` }],
})

/** What the issuer shows by itself, in the site's look. */
export const createIssuerPages = (draw: DrawScreen): IssuerPages => ({
  trouble: (context, { code, status }) => {
    const edition = editionOf(context)
    const isOurs = status >= 500
    return draw(
      edition,
      {
        title: isOurs ? 'That didn’t work.' : 'That link leads nowhere.',
        lead: isOurs
          ? 'It is our fault. Nothing was lost; try again in a minute.'
          : `It may be old, or not one of ours. Begin again at the person in the bar above any page. (${code})`,
        parts: [home(edition)],
      },
      status,
    )
  },

  signOut: (context, action, hidden) =>
    draw(
      editionOf(context),
      {
        title: 'Sign out?',
        lead: 'On this device. Your cart stays.',
        parts: [{ kind: 'form', action, hidden, fields: [], submit: 'Sign out' }, home(editionOf(context))],
      },
      200,
    ),

  signedOut: (context) =>
    draw(editionOf(context), { title: 'You’re signed out.', parts: [home(editionOf(context))] }, 200),
})
