import * as v from 'valibot'
import type { PictureEffort } from '../domain/pictures/picture-effort.ts'
import { type Retention, usualRetention } from '../domain/retention/usual-retention.ts'
import { type ContentSettings, contentSecrets, contentVariables, toContentSettings } from './content-settings.ts'
import { brokenRules } from './cross-variable-rules.ts'
import type { EnvironmentProblem } from './environment-problem.ts'
import { type FileSettings, fileSecrets, fileVariables, toFileSettings } from './file-settings.ts'
import { type FunctionSettings, functionVariables, toFunctionSettings } from './function-settings.ts'
import { type MailInSettings, mailSecrets, mailVariables, toMailInSettings } from './mail-settings.ts'
import { matching } from './matching.ts'
import { origin } from './origin.ts'
import { type PaymentSettings, paymentSecrets, paymentVariables, toPaymentSettings } from './payment-settings.ts'
import { retentionPeriods } from './retention-periods.ts'
import { type EnvironmentSource, setVariables } from './set-variables.ts'

/** What a person running Poolwright may set; each variable is documented in `.env.example`. */
export interface Environment {
  readonly port: number
  readonly host: string
  /** Origin only: no path, no trailing slash. */
  readonly publicUrl: string
  readonly mode: 'development' | 'production' | 'test'
  readonly logLevel: LogLevel
  readonly trustProxy: boolean
  readonly siteDirectory: string
  readonly cacheDirectory: string
  readonly worker: 'on' | 'off'
  /** How hard the build tries to make pictures small. */
  readonly pictureEffort: PictureEffort
  /** When what the site is made of was written, for builds that must not depend on the day they run. */
  readonly sourceDate?: Date
  readonly content: ContentSettings
  readonly database: DatabaseSettings
  readonly files: FileSettings
  readonly siteDataFunction: FunctionSettings
  readonly payments: PaymentSettings
  /** Whether the server does the jobs too, or leaves them to workers. */
  readonly jobs: 'on' | 'off'
  /** Where mail leaves; absent means that it stays in the outbox. */
  readonly smtpUrl?: string
  readonly mailIn: MailInSettings
  /** Signs what senders of forms are asked to prove; absent means that the database keeps one. */
  readonly formSecret?: string
  /** For how many days what visitors sent is kept. */
  readonly retention: Retention
  readonly tagManagerId?: string
  readonly analyticsId?: string
  /** How many MB of a request the host of the site lets through, where that is less than forms would take. */
  readonly requestLimit?: number
  /** Pictures below the pins of maps. */
  readonly mapTiles?: MapTileSettings
}

export interface DatabaseSettings {
  /** Of a PostgreSQL; absent means the embedded one. */
  readonly url?: string
  /** Where the embedded one keeps its data. */
  readonly directory: string
}

export interface MapTileSettings {
  /** With {z}, {x} and {y} in it. */
  readonly url: string
  readonly attribution: string
}

export type EnvironmentResult =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly EnvironmentProblem[] }

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const secrets = new Set([
  ...contentSecrets,
  'DATABASE_URL',
  'SMTP_URL',
  'FORM_SECRET',
  ...mailSecrets,
  ...fileSecrets,
  ...paymentSecrets,
])

const switchValue = (fallback: 'on' | 'off') => v.optional(v.picklist(['on', 'off'], 'on or off'), fallback)
const portText = 'a whole number from 1 to 65535'

const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, portText),
      v.transform(Number),
      v.minValue(1, portText),
      v.maxValue(65535, portText),
    ),
    '8080',
  ),
  HOST: v.optional(matching(/^[\w.:-]+$/, 'a host name or an IP address, such as 127.0.0.1 or 0.0.0.0'), '127.0.0.1'),
  PUBLIC_URL: v.optional(origin('https://www.example.com')),
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'development, production or test'),
    'development',
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(', ')}`), 'info'),
  TRUST_PROXY: switchValue('off'),
  SITE_DIRECTORY: v.optional(v.string(), 'dist'),
  CACHE_DIRECTORY: v.optional(v.string(), '.cache'),
  WORKER: switchValue('on'),
  SOURCE_DATE_EPOCH: v.optional(matching(/^\d{1,11}$/, 'seconds since 1970, such as 1700000000')),
  PICTURE_EFFORT: v.optional(v.picklist(['usual', 'least'], 'usual or least'), 'usual'),
  ...contentVariables,
  DATABASE_URL: v.optional(
    matching(
      /^postgres(ql)?:\/\/\S+$/,
      'the address of a PostgreSQL, such as postgres://user:password@host:5432/poolwright',
    ),
  ),
  EMBEDDED_DATABASE: v.optional(v.picklist(['on', 'off'], 'on or off')),
  DATA_DIRECTORY: v.optional(v.string(), '.data'),
  ...fileVariables,
  ...functionVariables,
  ...paymentVariables,
  JOBS: switchValue('on'),
  SMTP_URL: v.optional(
    matching(/^smtps?:\/\/\S+$/, 'the address of a mail server, such as smtps://user:password@mail.example.com:465'),
  ),
  ...mailVariables,
  FORM_SECRET: v.optional(matching(/^[\x21-\x7e]{32,}$/, 'at least 32 characters without spaces')),
  RETENTION_DAYS: v.optional(retentionPeriods),
  REQUEST_LIMIT_MB: v.optional(
    v.pipe(matching(/^[1-8]$/, 'a whole number of megabytes from 1 to 8'), v.transform(Number)),
  ),
  TAG_MANAGER_ID: v.optional(matching(/^GTM-[A-Z0-9]{4,12}$/, 'a container id, such as GTM-ABC1234')),
  ANALYTICS_ID: v.optional(
    matching(/^[\w-]{4,64}$/, 'a website id: letters, digits, hyphens and underscores, 4 to 64'),
  ),
  MAP_TILES_URL: v.optional(
    matching(
      /^https:\/\/[\w.-]+(:\d{1,5})?\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s"<>]*$/,
      'an https address with {z}, {x} and {y} in it, such as https://tiles.example.com/{z}/{x}/{y}.png',
    ),
  ),
  MAP_TILES_ATTRIBUTION: v.optional(v.string()),
})

export const variableNames: readonly string[] = Object.keys(variables.entries)

const toEnvironment = (given: v.InferOutput<typeof variables>): Environment => ({
  port: given.PORT,
  host: given.HOST,
  publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.PORT}`,
  mode: given.NODE_ENV,
  logLevel: given.LOG_LEVEL,
  trustProxy: given.TRUST_PROXY === 'on',
  siteDirectory: given.SITE_DIRECTORY,
  cacheDirectory: given.CACHE_DIRECTORY,
  worker: given.WORKER,
  pictureEffort: given.PICTURE_EFFORT,
  ...(given.SOURCE_DATE_EPOCH === undefined ? {} : { sourceDate: new Date(Number(given.SOURCE_DATE_EPOCH) * 1000) }),
  content: toContentSettings(given),
  database: {
    ...(given.DATABASE_URL === undefined ? {} : { url: given.DATABASE_URL }),
    directory: `${given.DATA_DIRECTORY}/database`,
  },
  files: toFileSettings(given, given.DATA_DIRECTORY),
  siteDataFunction: toFunctionSettings(given),
  payments: toPaymentSettings(given, given.NODE_ENV),
  jobs: given.JOBS,
  ...(given.SMTP_URL === undefined ? {} : { smtpUrl: given.SMTP_URL }),
  mailIn: toMailInSettings(given),
  ...(given.FORM_SECRET === undefined ? {} : { formSecret: given.FORM_SECRET }),
  retention: given.RETENTION_DAYS ?? usualRetention,
  ...(given.REQUEST_LIMIT_MB === undefined ? {} : { requestLimit: given.REQUEST_LIMIT_MB }),
  ...(given.TAG_MANAGER_ID === undefined ? {} : { tagManagerId: given.TAG_MANAGER_ID }),
  ...(given.ANALYTICS_ID === undefined ? {} : { analyticsId: given.ANALYTICS_ID }),
  ...(given.MAP_TILES_URL === undefined
    ? {}
    : { mapTiles: { url: given.MAP_TILES_URL, attribution: given.MAP_TILES_ATTRIBUTION ?? '' } }),
})

const shown = (name: string, value: string): string => (secrets.has(name) ? `${value.length} characters` : `"${value}"`)

/** Reads and checks every variable at once, each by itself and beside the others. */
export const readEnvironment = (source: EnvironmentSource): EnvironmentResult => {
  const set = setVariables(source)
  const parsed = v.safeParse(variables, set)
  const wrong = (parsed.issues ?? []).map((issue) => ({ name: String(issue.path?.[0]?.key), expected: issue.message }))
  const broken = brokenRules(set, new Set(wrong.map(({ name }) => name)))
  if (parsed.success && broken.length === 0) return { ok: true, environment: toEnvironment(parsed.output) }
  const problems = [...wrong, ...broken].map((problem) => {
    const value = set[problem.name]
    return value === undefined ? problem : { ...problem, given: shown(problem.name, value) }
  })
  return { ok: false, problems }
}
