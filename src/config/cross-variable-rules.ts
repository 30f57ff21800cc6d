import { embeddedDeliveryToken } from './content-settings.ts'
import type { EnvironmentProblem } from './environment-problem.ts'
import { isLoopback } from './loopback.ts'
import type { SetVariables } from './set-variables.ts'

/** What one variable has to be because of another. */
interface Rule {
  readonly name: string
  readonly because: string
  readonly isBroken: (set: SetVariables) => boolean
  readonly expected: string
}

const rules: readonly Rule[] = [
  {
    name: 'JOBS',
    because: 'DATABASE_URL',
    isBroken: ({ JOBS, DATABASE_URL }) => JOBS === 'off' && DATABASE_URL === undefined,
    expected: 'on, because without DATABASE_URL no worker can do the jobs',
  },
  {
    name: 'MAP_TILES_ATTRIBUTION',
    because: 'MAP_TILES_URL',
    isBroken: ({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) =>
      MAP_TILES_URL !== undefined && MAP_TILES_ATTRIBUTION === undefined,
    expected: 'whom the pictures of the map are owed to, because MAP_TILES_URL is set',
  },
  {
    name: 'MAIL_IN_SECRET',
    because: 'MAIL_IN_ADDRESS',
    isBroken: ({ MAIL_IN_ADDRESS, MAIL_IN_SECRET }) => MAIL_IN_ADDRESS !== undefined && MAIL_IN_SECRET === undefined,
    expected: 'the secret that mail is signed with, because MAIL_IN_ADDRESS is set: answers would go nowhere',
  },
  {
    name: 'CONTENT_DELIVERY_TOKEN',
    because: 'CONTENT_HOST',
    isBroken: ({ CONTENT_HOST, CONTENT_DELIVERY_TOKEN }) =>
      CONTENT_HOST !== undefined && CONTENT_DELIVERY_TOKEN === undefined,
    expected: 'the delivery token of the space, because CONTENT_HOST is set',
  },
  {
    name: 'CONTENT_PREVIEW_TOKEN',
    because: 'CONTENT_DELIVERY_TOKEN',
    isBroken: ({ CONTENT_DELIVERY_TOKEN = embeddedDeliveryToken, CONTENT_PREVIEW_TOKEN }) =>
      CONTENT_PREVIEW_TOKEN === CONTENT_DELIVERY_TOKEN,
    expected: 'a token other than the delivery token, which every browser knows',
  },
]

/** Variables that are set together or not at all. */
const together: readonly { readonly what: string; readonly names: readonly string[] }[] = [
  { what: 'store', names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
  // An issuer's tokens count only where they are made out to us, and browsers have to be known to it.
  { what: 'issuer', names: ['IDENTITY_ISSUER', 'IDENTITY_AUDIENCE', 'IDENTITY_CLIENT_ID'] },
  // A charge whose outcome nobody hears of is worse than no charge.
  { what: 'Stripe account', names: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] },
]

const missingOf = (names: readonly string[], what: string, set: SetVariables): EnvironmentProblem[] => {
  const first = names.find((name) => set[name] !== undefined)
  if (first === undefined) return []
  return names
    .filter((name) => set[name] === undefined)
    .map((name) => ({ name, expected: `what belongs to the ${what}, because ${first} is set` }))
}

/** For builds, servers and functions alike. Nothing is said of variables that are `wrong` by themselves. */
export const brokenRules = (set: SetVariables, wrong: ReadonlySet<string>): EnvironmentProblem[] => [
  ...rules
    .filter(({ name, because, isBroken }) => !wrong.has(name) && !wrong.has(because) && isBroken(set))
    .map(({ name, expected }) => ({ name, expected })),
  ...together.flatMap(({ what, names }) => missingOf(names, what, set)),
]

const databaseMissing: EnvironmentProblem = {
  name: 'DATABASE_URL',
  expected:
    'the address of a PostgreSQL, because NODE_ENV is production; EMBEDDED_DATABASE=on keeps the data in this one process all the same',
}

/** Nothing that people sent is to lie in a database that nobody chose. A build needs none, so only servers ask. */
export const brokenByServer = ({ NODE_ENV, EMBEDDED_DATABASE, DATABASE_URL }: SetVariables): EnvironmentProblem[] => {
  const isGuarded = NODE_ENV === 'production' || EMBEDDED_DATABASE === 'off'
  const isAllowed = DATABASE_URL !== undefined || EMBEDDED_DATABASE === 'on'
  return isGuarded && !isAllowed ? [databaseMissing] : []
}

/** Other modes than production are for one's own machine: they show letters and explain errors. */
export const brokenByListener = ({ NODE_ENV, HOST, PUBLIC_URL }: SetVariables): EnvironmentProblem[] => {
  if (NODE_ENV === 'production') return []
  const reasons = [
    ...(HOST !== undefined && !isLoopback(HOST) ? [`HOST=${HOST} lets other machines in`] : []),
    ...(/^https:/i.test(PUBLIC_URL ?? '') ? ['PUBLIC_URL is an https address'] : []),
  ]
  return reasons.map((reason) => ({
    name: 'NODE_ENV',
    expected: `production, because ${reason}: otherwise letters and details of errors are open to everybody`,
    ...(NODE_ENV !== undefined && { given: `"${NODE_ENV}"` }),
  }))
}

/** The disk of a host that runs functions is not written to, or is gone with the next call. */
export const brokenByFunctionHost = ({ S3_ENDPOINT, UPLOAD_DIRECTORY }: SetVariables): EnvironmentProblem[] =>
  S3_ENDPOINT !== undefined || UPLOAD_DIRECTORY !== undefined
    ? []
    : [
        {
          name: 'S3_ENDPOINT',
          expected:
            'a store for visitors’ files, because functions keep none; or UPLOAD_DIRECTORY, a folder that all of them share',
        },
      ]
