import { type SwitchedOff, switchOffReminders } from '../api/account/reminders/switch-off.ts'
import { defaultEdition, type EditionCode } from '../domain/edition/edition-code.ts'
import type { Screen } from '../domain/identity/screen.ts'
import type { SiteFunction } from './site-function.ts'
import type { SiteServices } from './wiring/site-services.ts'

const home = (edition: EditionCode): Screen['parts'][number] => ({
  kind: 'links',
  links: [
    { label: 'To my account', href: `/${edition}/account/details/` },
    { label: 'To the home page', href: `/${edition}/` },
  ],
})

const screenOf = (answer: SwitchedOff): { screen: Screen; edition: EditionCode; status: number } => {
  const edition = 'edition' in answer ? answer.edition : defaultEdition
  switch (answer.state) {
    case 'ask':
      return {
        edition,
        status: 200,
        screen: {
          title: 'No more reminders?',
          lead: 'We write once a year, when the service of a robot is due. One press, and we stop.',
          parts: [{ kind: 'form', action: answer.action, fields: [], submit: 'Stop the reminders' }, home(edition)],
        },
      }
    case 'done':
      return {
        edition,
        status: 200,
        screen: {
          title: 'No more reminders.',
          lead: 'You can have them again in your account, under details.',
          parts: [home(edition)],
        },
      }
    case 'unknown':
      return {
        edition,
        status: 404,
        screen: {
          title: 'That link leads nowhere.',
          lead: 'Part of it may be missing. In your account, under details, reminders are switched off too.',
          parts: [home(edition)],
        },
      }
    case 'too-many':
      return {
        edition,
        status: 429,
        screen: { title: 'That was too often.', lead: 'Try again in ten minutes.', parts: [home(edition)] },
      }
  }
}

/** Without the pages of a build there are words. */
const inWords = ({ title, lead }: Screen, status: number): Response =>
  new Response(`${title} ${lead ?? ''}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** Switches letters about services off, by the link that they carry. */
export const serviceReminders: SiteFunction<Pick<SiteServices, 'database' | 'drawScreen'>> = async (
  request,
  { address },
  { database, drawScreen },
) => {
  const { screen, edition, status } = screenOf(await switchOffReminders(database.db, request, address, new Date()))
  const page = await drawScreen(edition, screen, status).catch(() => inWords(screen, status))
  page.headers.set('cache-control', 'no-store')
  page.headers.set('referrer-policy', 'no-referrer')
  return page
}
