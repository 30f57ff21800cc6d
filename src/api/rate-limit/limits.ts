import type { RateLimit } from './rate-limit.ts'

const minutes = 60
const hours = 60 * minutes

/**
 * How often anything may be asked of us, from one address unless it says otherwise: more than anybody needs, and too little to be of
 * use to a bot. Counts are kept under what a limit is called, so a new name begins them anew.
 */
export const limits = {
  forms: {
    /** By scripts and without them together. */
    tries: { what: 'form', atMost: 12, seconds: 10 * minutes },
    /** Beyond these a proof is asked for, which only scripts can give. */
    kept: { what: 'kept form', atMost: 4, seconds: 10 * minutes },
  },
  files: {
    /** Two long forms with every photo chosen twice, and some to spare. */
    uploads: { what: 'upload', atMost: 40, seconds: 10 * minutes },
  },
  /** Too few to hold a shop's stock or to guess with. */
  shop: {
    /** Pricing an order holds what is in it. */
    place: { what: 'place order', atMost: 60, seconds: 10 * minutes },
    pay: { what: 'pay order', atMost: 20, seconds: 10 * minutes },
    code: { what: 'promotion code', atMost: 30, seconds: 10 * minutes },
    /** By a key that nobody guesses. */
    open: { what: 'open order', atMost: 120, seconds: 10 * minutes },
    /** By number and email address: from one place, and for one address from wherever. */
    find: { what: 'find order', atMost: 20, seconds: 10 * minutes },
    findOf: { what: 'find order of address', atMost: 40, seconds: hours },
    backInStock: { what: 'back in stock', atMost: 10, seconds: 10 * minutes },
  },
  /** Of signing in. None locks anybody out: a letter and a passkey always let in whose account it is. */
  identity: {
    /** Passwords, right or wrong: a household, a shop, a school. */
    passwords: { what: 'password', atMost: 60, seconds: 10 * minutes },
    /** Of one account, on devices that it has not been signed in on: guesses from wherever. */
    passwordsOf: { what: 'password of address', atMost: 10, seconds: hours },
    letters: { what: 'identity letter', atMost: 20, seconds: 10 * minutes },
    codes: { what: 'code of a letter', atMost: 60, seconds: 10 * minutes },
    /** Figures that change every half minute, or codes written down: of one account. */
    oneTimeCodesOf: { what: 'one-time code of account', atMost: 10, seconds: 10 * minutes },
    passkeys: { what: 'passkey', atMost: 60, seconds: 10 * minutes },
    /** Of one account, by somebody who is signed in to it: passwords, to show that it is still them. */
    confirmationsOf: { what: 'confirmation of account', atMost: 10, seconds: hours },
    changesOf: { what: 'security change of account', atMost: 60, seconds: 10 * minutes },
  },
  /** Of one person, wherever they are signed in. */
  account: {
    changes: { what: 'change of account', atMost: 60, seconds: 10 * minutes },
    /** Each asks the gateway. */
    cards: { what: 'kept cards', atMost: 120, seconds: 10 * minutes },
    messages: { what: 'message to a case', atMost: 20, seconds: hours },
    /** Of a dealer: each writes to staff. */
    dealerLetters: { what: 'letter of a dealer', atMost: 40, seconds: hours },
    deletions: { what: 'deletion of account', atMost: 5, seconds: hours },
    /** Each reads all that there is. */
    data: { what: 'download of my data', atMost: 6, seconds: hours },
    files: { what: 'download of my file', atMost: 120, seconds: 10 * minutes },
    /** By staff: five photos of each of 200 letters. */
    staffFiles: { what: 'file shown at the desk', atMost: 1000, seconds: 10 * minutes },
    /** Of the desk: each may read a whole table. */
    exports: { what: 'export of a table', atMost: 60, seconds: hours },
    /** Of a link in a letter: from one address. */
    unsubscribe: { what: 'unsubscribe', atMost: 60, seconds: 10 * minutes },
  },
  /** Of links in letters about demos. */
  demos: {
    /** A dealer with a busy week, and the programs that look at its mail. */
    pages: { what: 'demo page', atMost: 240, seconds: 10 * minutes },
    answers: { what: 'demo answer', atMost: 60, seconds: 10 * minutes },
  },
  /** To one mailbox: too little to bury one that somebody else has typed. */
  acknowledgements: {
    ofHour: { what: 'acknowledgement of the hour', atMost: 5, seconds: hours },
    ofDay: { what: 'acknowledgement of the day', atMost: 12, seconds: 24 * hours },
  },
} as const satisfies Record<string, Record<string, RateLimit>>

const all: RateLimit[] = Object.values(limits).flatMap((ofSubject) => Object.values<RateLimit>(ofSubject))

export const longestWindowSeconds = Math.max(...all.map(({ seconds }) => seconds))
