import { type ContentReport, contentReportFile, readContentReport } from '../../../domain/staff/content-report.ts'
import { findPublished } from '../../published-file.ts'

/** What the last build has left of it; nothing where none has. */
export const createContentReport = (siteDirectory: string): (() => ContentReport | undefined) => {
  const find = findPublished({
    siteDirectory,
    fileOf: () => contentReportFile,
    read: (text) => readContentReport(JSON.parse(text)),
  })
  return () => find('en-au')
}
