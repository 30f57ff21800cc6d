import { type DestinationStream, type Logger, pino } from 'pino'
import { errorForLog } from '../api/graphql-function/error-for-log.ts'

/** Lines of JSON. Whatever is logged as an error passes what decides how much of it may be told. */
export const createSiteLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    { level, base: null, serializers: { err: (thrown: unknown) => errorForLog(thrown) } },
    destination ?? pino.destination(1),
  )
