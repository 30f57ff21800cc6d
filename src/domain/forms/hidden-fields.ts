/** What the answer to a posted form begins with: the browser goes there by itself. */
export const answerId = 'answer'

/** What a form sends along unseen, by the names it goes under. No form has a field of these names. */
export const hiddenFields = {
  form: 'form',
  edition: 'edition',
  /** The same for every try at sending the same thing. Empty without scripts. */
  key: 'idempotencyKey',
  /** When the form was opened, as 2026-11-15T07:30:00.000Z. Empty without scripts. */
  openedAt: 'openedAt',
  /** People do not see it: whoever fills it in is no person. */
  honeypot: 'subject',
  /** Id and name of a file that has arrived with an earlier try. */
  kept: 'keptFile',
} as const
