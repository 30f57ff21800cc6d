import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Screen } from '../../domain/identity/screen.ts'
import type { ScreenPart, ScreenRow } from '../../domain/identity/screen-part.ts'
import { countWord } from '../../domain/numbers/count-word.ts'
import { howManyRecoveryCodes } from '../second-factor/recovery-codes.ts'
import { headline, headlineLead } from './headline.ts'
import { dayOf, momentWords } from './moment-words.ts'
import { securityStep } from './security-address.ts'
import type { Person } from './security-visit.ts'

export interface KnownPasskey {
  readonly id: string
  readonly name: string
  readonly synced: boolean
  readonly madeAt: Date
  readonly usedAt: Date | null
}

export interface KnownPlace {
  readonly uid: string
  readonly device: string
  readonly way: string
  readonly seenAt: Date
}

export interface Overview {
  readonly edition: EditionCode
  readonly timeZone: string
  readonly now: Date
  readonly person: Pick<Person, 'email' | 'password' | 'passwordAt' | 'oneTimeSecret'>
  readonly passkeys: readonly KnownPasskey[]
  readonly places: readonly KnownPlace[]
  /** The session that looks at it. */
  readonly here: string
  readonly codesLeft: number
}

const isCarried = (name: string): boolean => /iphone|ipad|android|phone|tablet/i.test(name)

const iconOf = (name: string) => (isCarried(name) ? 'handset' : 'laptop')

const passkeyRow = ({ edition, now, timeZone }: Overview, key: KnownPasskey): ScreenRow => {
  const used = key.usedAt === null ? undefined : momentWords(key.usedAt, now, timeZone)
  const details = [
    `Added ${dayOf(key.madeAt, now, timeZone)}`,
    ...(key.synced ? ['on all your devices'] : []),
    ...(used === undefined || used === 'now' ? [] : [`last used ${used}`]),
  ]
  return {
    icon: iconOf(key.name),
    label: key.name,
    ...(used === 'now' && { mark: 'Used just now' }),
    detail: details.join(' · '),
    actions: [
      { label: 'Rename', href: securityStep(edition, 'rename-passkey', { passkey: key.id }) },
      { label: 'Remove', href: securityStep(edition, 'remove-passkey', { passkey: key.id }) },
    ],
  }
}

const ways: Readonly<Record<string, string>> = {
  passkey: 'with a passkey',
  password: 'with a password',
  letter: 'with a code by email',
}

const placeRow = ({ edition, now, timeZone, here }: Overview, place: KnownPlace): ScreenRow => {
  const isHere = place.uid === here
  const seen = isHere ? 'now' : momentWords(place.seenAt, now, timeZone)
  return {
    icon: iconOf(place.device),
    label: place.device,
    ...(isHere && { mark: 'This device' }),
    detail: [seen, ...(ways[place.way] === undefined ? [] : [ways[place.way] ?? ''])].join(' · '),
    actions: isHere
      ? []
      : [{ label: 'Sign out', action: securityStep(edition, 'end-place'), hidden: { place: place.uid } }],
  }
}

const passkeyList = (overview: Overview): ScreenPart => {
  const { edition, passkeys } = overview
  return {
    kind: 'list',
    heading: 'Passkeys',
    lead:
      passkeys.length === 0
        ? 'None so far. Your phone, your laptop or your password manager keeps one, and nobody can read it off you.'
        : 'Keep at least two, on different things. One of them will end up in the pool.',
    rows: passkeys.map((key) => passkeyRow(overview, key)),
    button: { icon: 'key', label: 'Add a passkey', href: securityStep(edition, 'add-passkey') },
  }
}

const placeList = (overview: Overview): ScreenPart => {
  const { edition, places, here } = overview
  const sorted = places.toSorted((one, other) => Number(other.uid === here) - Number(one.uid === here))
  const others = places.filter(({ uid }) => uid !== here).length
  const lead =
    others === 0
      ? 'Here, and nowhere else.'
      : `${countWord(places.length)} ${places.length === 1 ? 'place' : 'places'}. If one is not you, end it; whoever it is will be out within a minute.`
  return {
    kind: 'list',
    heading: 'Signed in',
    lead,
    rows: sorted.map((place) => placeRow(overview, place)),
    ...(others > 0 && {
      button: {
        label: `Sign out the other ${others === 1 ? 'one' : countWord(others).toLowerCase()}`,
        action: securityStep(edition, 'end-others'),
      },
      isQuiet: true,
    }),
  }
}

const codesCard = ({ edition, person, codesLeft }: Overview): ScreenPart => {
  if (person.oneTimeSecret === null)
    return {
      kind: 'card',
      heading: 'A second step',
      parts: [
        {
          kind: 'text',
          text: 'After a password or a code by email, an app on your phone shows six figures to type. A passkey needs none: it is two steps in one.',
        },
        {
          kind: 'actions',
          actions: [{ icon: 'handset', label: 'Set up one-time codes', href: securityStep(edition, 'one-time-codes') }],
        },
      ],
    }
  return {
    kind: 'card',
    heading: 'If you lose your phone',
    parts: [
      {
        kind: 'text',
        text: 'Ten codes, each works once, in place of the one your app shows. Print them and put them with the warranty card.',
      },
      {
        kind: 'tiles',
        count: codesLeft,
        of: howManyRecoveryCodes,
        strong: `${codesLeft} ${codesLeft === 1 ? 'code' : 'codes'} left.`,
        text: 'One tile is one code.',
      },
      {
        kind: 'actions',
        actions: [{ icon: 'undo', label: 'Make ten new ones', href: securityStep(edition, 'recovery-codes') }],
      },
    ],
  }
}

const facts = ({ edition, person, passkeys, timeZone, now }: Overview): ScreenPart[] => {
  const { email, password, passwordAt, oneTimeSecret } = person
  const toPassword = securityStep(edition, 'password')
  const without = passkeys.length > 0 ? 'None, and none needed.' : 'None. A code by email lets you in.'
  return [
    {
      kind: 'fact',
      label: 'Email',
      text: `${email}, confirmed`,
      links: [{ label: 'Change it', href: securityStep(edition, 'email') }],
    },
    password === null
      ? { kind: 'fact', label: 'Password', text: without, links: [{ label: 'Add one anyway', href: toPassword }] }
      : {
          kind: 'fact',
          label: 'Password',
          text: passwordAt === null ? 'Set.' : `Set ${dayOf(passwordAt, now, timeZone)}.`,
          links: [
            { label: 'Change it', href: toPassword },
            ...(passkeys.length > 0 ? [{ label: 'Remove it', href: securityStep(edition, 'remove-password') }] : []),
          ],
        },
    ...(oneTimeSecret === null
      ? []
      : [
          {
            kind: 'fact',
            label: 'One-time codes',
            text: 'Asked for after a password or a code by email.',
            links: [{ label: 'Turn them off', href: securityStep(edition, 'one-time-codes-off') }],
          } as const,
        ]),
  ]
}

export const overviewScreen = (overview: Overview): Screen => {
  const safety = { passkeys: overview.passkeys.length, hasPassword: overview.person.password !== null }
  return {
    title: headline(safety),
    tab: 'Security',
    lead: headlineLead(safety),
    parts: [passkeyList(overview), placeList(overview)],
    beside: [codesCard(overview), ...facts(overview)],
  }
}
