import type { Logger } from 'pino'
import { databaseTrouble } from '../api/db/database-trouble.ts'
import { errorForLog } from '../api/graphql-function/error-for-log.ts'
import { describeProblems } from '../config/environment-problem.ts'
import { readFunctionEnvironment } from '../config/function-environment.ts'
import { failure, newReference, unavailable } from './failure.ts'
import { secured } from './secured.ts'
import type { SiteFunction } from './site-function.ts'
import { createSiteLogger } from './site-logger.ts'
import { openSiteServices, type SiteServices } from './wiring/site-services.ts'

/** As Netlify calls a function; `ip` is the visitor's, as the host has seen it. */
export type HostedFunction = (request: Request, context: { readonly ip: string }) => Promise<Response>

export interface FunctionHost {
  run(answer: SiteFunction): HostedFunction
  close(): Promise<void>
}

/**
 * Runs functions where no server of ours does. The database is opened by the first request and kept for the next ones. Nothing
 * migrates here and no jobs are done: `npm run jobs` beside it does both.
 */
export const createFunctionHost = (
  source: Readonly<Record<string, string | undefined>>,
  logger: Logger = createSiteLogger(source.LOG_LEVEL || 'info'),
): FunctionHost => {
  const read = readFunctionEnvironment(source)
  const https = read.ok && read.environment.publicUrl.startsWith('https:')

  const open = async (): Promise<SiteServices> => {
    if (!read.ok) throw new Error(describeProblems(read.problems))
    const opened = await openSiteServices(read.environment, logger, { isPrepared: true, connections: 2 })
    if (!opened.ok) throw new Error(opened.message)
    return opened.siteServices
  }
  let opening: Promise<SiteServices> | undefined
  const siteServices = async (): Promise<SiteServices | undefined> => {
    opening ??= open()
    try {
      return await opening
    } catch (error) {
      // Not kept: what is wrong may be put right before the next request.
      opening = undefined
      logger.error({ err: errorForLog(error) }, 'the services of the functions could not be opened')
      return undefined
    }
  }

  const answered = async (answer: SiteFunction, request: Request, address: string): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const accept = request.headers.get('accept')
    const data = await siteServices()
    if (data === undefined) return unavailable(pathname, accept)
    try {
      return await answer(request, { address }, data)
    } catch (error) {
      if (databaseTrouble(error) !== undefined) return unavailable(pathname, accept)
      const reference = newReference()
      logger.error({ err: errorForLog(error), reference }, 'a function failed')
      return failure(pathname, accept, reference)
    }
  }

  return {
    run: (answer) => async (request, context) =>
      secured(await answered(answer, request, context.ip), { pathname: new URL(request.url).pathname, https }),
    async close() {
      await (await opening)?.close()
    },
  }
}
