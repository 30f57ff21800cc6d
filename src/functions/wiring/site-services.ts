import type { Logger } from 'pino'
import { createMyDataFunction } from '../../api/account/my-data/my-data-function.ts'
import { createMyFilesFunction } from '../../api/account/my-data/my-files-function.ts'
import { otherIssuerPeople } from '../../api/account/other-issuer.ts'
import { askingOnce } from '../../api/account/viewers.ts'
import type { Database } from '../../api/db/database.ts'
import { keptSecret } from '../../api/db/kept-secret.ts'
import type { PostgresUse } from '../../api/db/postgres-database.ts'
import type { DemoServices } from '../../api/demos/demo-services.ts'
import type { FileStore } from '../../api/files/file-store.ts'
import { createTakeUpload, type TakeUpload } from '../../api/files/take-upload.ts'
import { createUploadFunction, type UploadFunction } from '../../api/files/upload-function.ts'
import type { SiteContext } from '../../api/graphql-fields/site-context.ts'
import { siteSchema } from '../../api/graphql-fields/site-schema.ts'
import { errorForLog } from '../../api/graphql-function/error-for-log.ts'
import { createGraphqlFunction, type GraphqlFunction } from '../../api/graphql-function/graphql-function.ts'
import { createIssuerKeys } from '../../api/graphql-function/issuer-keys.ts'
import { bearerToken } from '../../api/graphql-function/read-access-token.ts'
import { createVerifyToken } from '../../api/graphql-function/verify-token.ts'
import { createMailIn, type MailIn } from '../../api/mail-in/mail-in-function.ts'
import { createContentReport } from '../../api/staff/content/content-report.ts'
import { createExportFunction } from '../../api/staff/exports/export-function.ts'
import { createPublishedTemplates } from '../../api/staff/inbox/published-templates.ts'
import { createStaffFilesFunction } from '../../api/staff/inbox/staff-files-function.ts'
import { createLiveStock } from '../../api/stock/live-stock.ts'
import { createPublishedSettings } from '../../api/submissions/published-settings.ts'
import type { Environment } from '../../config/environment.ts'
import type { FunctionSettings } from '../../config/function-settings.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formContext } from '../../domain/forms/edition-settings.ts'
import type { DrawScreen } from '../../identity/issuer/issuer-pages.ts'
import type { Identity } from '../../identity/open-identity.ts'
import { siteOperations } from '../../site/operations.ts'
import { deskOperations } from '../../staff/operations.ts'
import { createDrawDemoPage, type DrawDemoPage } from '../demos/draw-demo-page.ts'
import { createDrawScreen } from '../identity/draw-screen.ts'
import type { AcceptFile } from '../posted-forms/accept-file.ts'
import { createDrawAnswer } from '../posted-forms/draw-answer.ts'
import { createPostedFormServices } from '../posted-forms/posted-form-services.ts'
import type { PostedForms } from '../posted-forms/posted-forms.ts'
import { type BackEndUse, openBackEnd } from './back-end.ts'
import { embedIdentity } from './identity.ts'
import type { Shop } from './shop.ts'

/** What functions are given, opened once for all of them. */
export interface SiteServices extends PostedForms {
  readonly graphql: GraphqlFunction
  readonly uploads: UploadFunction
  readonly database: Database
  /** Visitors' files. */
  readonly store: FileStore
  /** Takes mail in. `secrets`: by which the outbox of development signs what is answered there. */
  readonly mailIn: { readonly receive: MailIn; readonly secrets: () => Promise<readonly string[]> }
  /** Everything that sells; absent where nobody charges cards. */
  readonly shop?: Shop
  /** Everything that we keep of whoever is signed in, and a file of theirs. */
  readonly myData: (request: Request) => Promise<Response>
  readonly myFiles: (request: Request) => Promise<Response>
  /** A file that somebody has sent us, for staff. */
  readonly staffFiles: (request: Request) => Promise<Response>
  /** Tables for those on the staff. */
  readonly staffExport: (request: Request) => Promise<Response>
  /** Draws what is no page of the site as if it were one. */
  readonly drawScreen: DrawScreen
  /** What takes requests for demos further, and draws the pages of their links. */
  readonly demos: DemoServices
  readonly drawDemoPage: DrawDemoPage
  /** The embedded issuer; absent where another says who people are. */
  readonly identity?: Identity
  /** By SKU, whether any can be sold; absent where nobody counts. */
  readonly countStock?: ReturnType<typeof createLiveStock>
  close(): Promise<void>
}

export type OpenedSiteServices = { ok: true; siteServices: SiteServices } | { ok: false; message: string }

const issuerElsewhere = ({ issuer }: FunctionSettings) =>
  issuer && { issuer: issuer.url, audience: issuer.audience, keys: createIssuerKeys(issuer.url) }

/** Files that come with a posted form are taken as if they had been sent before it. */
const acceptBy =
  (take: TakeUpload): AcceptFile =>
  async (stream, { purpose, name, address, signal }) => {
    const taken = await take({ purpose, stream, name, address, signal }, new Date())
    if (taken.ok) return { state: 'stored', id: taken.id }
    const { code, message, retryAfterSeconds } = taken
    const isOurs = code === 'try-later' && retryAfterSeconds !== undefined
    return { state: 'refused', message, ...(isOurs && { retryAfterSeconds }) }
  }

export type SiteServicesUse = PostgresUse & Pick<BackEndUse, 'openBank' | 'content'>

/** Puts together what functions are given: the database, its jobs and what answers over them. The composition root of all functions. */
export const openSiteServices = async (
  environment: Environment,
  logger: Logger,
  use: SiteServicesUse = {},
): Promise<OpenedSiteServices> => {
  const { siteDataFunction, formSecret, jobs: here, mode, publicUrl, siteDirectory } = environment
  const opened = await openBackEnd(environment, logger, {
    ...use,
    worksHere: here === 'on',
  })
  if (!opened.ok) return opened
  const { database, jobs, files, dealers, shop, work } = opened.backEnd
  const working = here === 'on' ? work() : undefined

  const onStale = (error: unknown) =>
    logger.error({ err: errorForLog(error) }, 'dealers are not up to date with the build')
  const onUncounted = (error: unknown) => logger.warn({ err: errorForLog(error) }, 'new products are not counted yet')
  const refreshAll = async () => {
    for (const edition of editionCodes) await dealers.refresh(edition).catch(onStale)
  }
  const settingsOf = createPublishedSettings(siteDirectory)
  const templatesOf = createPublishedTemplates(siteDirectory)
  const contentReport = createContentReport(siteDirectory)
  const services: SiteContext['services'] = {
    db: database.db,
    jobs,
    contextOf: (edition) => formContext(settingsOf(edition), new Date()),
    factsOf: (edition) => settingsOf(edition).facts,
    dealers,
    ...(formSecret !== undefined && { formSecret }),
    ...(environment.mailIn.address !== undefined && { mailInAddress: environment.mailIn.address }),
  }
  const elsewhere = issuerElsewhere(siteDataFunction)
  const embedded = elsewhere
    ? undefined
    : embedIdentity(environment, { db: database.db, jobs, factsOf: services.factsOf, logger })
  const issuer = elsewhere
    ? otherIssuerPeople({
        issuer: elsewhere.issuer,
        now: () => new Date(),
        onTrouble: (error) => logger.warn({ err: errorForLog(error) }, 'the issuer could not be asked who somebody is'),
      })
    : embedded?.people
  const verifyToken = createVerifyToken(elsewhere ?? embedded?.issuer)
  const graphql = createGraphqlFunction<SiteContext>({
    schema: siteSchema,
    mode,
    allowedOperations:
      siteDataFunction.operations === 'any' ? 'any' : [...siteOperations, ...deskOperations].map(({ query }) => query),
    verifyToken,
    createContext: ({ address, headers, claims }) => ({
      services,
      templatesOf,
      address,
      now: () => new Date(),
      issuer,
      contentReport,
      ...askingOnce(database.db, issuer, claims && { claims, text: bearerToken(headers) }, () => new Date()),
      ...(shop && { orders: shop.services }),
    }),
    logger,
  })
  const take = createTakeUpload({ db: database.db, ...files })
  const uploads = createUploadFunction({ take, publicUrl, logger })
  const mailSecrets = async () => {
    if (environment.mailIn.secrets.length > 0) return environment.mailIn.secrets
    return mode === 'development' ? [await keptSecret(database.db, 'mail-in')] : []
  }
  const mailIn = {
    secrets: mailSecrets,
    receive: createMailIn({
      db: database.db,
      places: files,
      secrets: mailSecrets,
      receiver: environment.mailIn.receiver,
      logger,
    }),
  }
  const formServices = createPostedFormServices(services, acceptBy(take))
  const drawAnswer = createDrawAnswer({
    siteDirectory,
    https: publicUrl.startsWith('https:'),
    onTrouble: (error) => logger.error({ err: errorForLog(error) }, 'the answer to a form was said in plain words'),
  })
  await working
  // Nobody waits for it but who asks about dealers meanwhile. What fails is tried again with the next question about them.
  const refreshing = Promise.all([refreshAll(), shop?.fillFirstCounts().catch(onUncounted)])
  // But a host of functions stops whatever outlives an answer, with its locks in its hands.
  if (use.isPrepared) await refreshing
  const close = async () => {
    await refreshing
    await opened.backEnd.close()
  }
  const selling = shop && { shop, countStock: createLiveStock(database.db) }
  const postedForms = { formServices, drawAnswer, publicUrl }
  const identity = embedded && { identity: embedded.identity }
  const own = { db: database.db, issuer, verifyToken, store: files.store, now: () => new Date() }
  const account = {
    myData: createMyDataFunction(own),
    myFiles: createMyFilesFunction(own),
    staffFiles: createStaffFilesFunction(own),
    staffExport: createExportFunction({ ...own, contextOf: services.contextOf }),
    drawScreen: createDrawScreen({ siteDirectory, https: publicUrl.startsWith('https:') }),
    demos: services,
    drawDemoPage: createDrawDemoPage({ siteDirectory, https: publicUrl.startsWith('https:') }),
  }
  return {
    ok: true,
    siteServices: {
      graphql,
      ...postedForms,
      uploads,
      mailIn,
      database,
      store: files.store,
      ...account,
      ...selling,
      ...identity,
      close,
    },
  }
}
