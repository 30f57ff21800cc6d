import path from 'node:path'
import type { Environment } from '../../config/environment.ts'
import { loadContent } from '../../content-service/load/load-content.ts'
import { reviewContent } from '../../content-service/review/review-content.ts'
import { type ContentReport, contentReportFile } from '../../domain/staff/content-report.ts'
import type { ContentSource } from '../content/content-source.ts'

interface Given {
  readonly source: Pick<ContentSource, 'embedded'>
  readonly environment: Pick<Environment, 'content' | 'cacheDirectory'>
  readonly now: Date
  readonly report: (line: string) => void
}

/** What is missing or doubtful in the content, for the desk. Of content that lies elsewhere there are no files to open, and no report. */
export const contentReport = async ({ source, environment, now, report }: Given): Promise<Record<string, string>> => {
  const { content, cacheDirectory } = environment
  if (source.embedded === undefined) return {}
  // As the embedded service keeps it: nothing is parsed twice.
  const cache = path.join(cacheDirectory, 'content-service')
  const loaded = await loadContent(content.directory, { cacheDirectory: cache })
  if (!loaded.ok) return {}
  // By the day: a build of the same content on the same day is the same build.
  const day = now.toISOString().slice(0, 10)
  try {
    const written: ContentReport = { day, findings: reviewContent(loaded.content, content.directory, day) }
    return { [contentReportFile]: JSON.stringify(written) }
  } catch (error) {
    // The site is good without it.
    report(`The content could not be reviewed for the desk: ${error instanceof Error ? error.message : error}`)
    return {}
  }
}
