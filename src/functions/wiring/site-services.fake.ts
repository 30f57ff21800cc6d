import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { inject } from 'vitest'
import { factsOf } from '../../api/mail/edition-facts.fake.ts'
import { readEnvironment } from '../../config/environment.ts'
import { editionSettingsFile } from '../../domain/forms/edition-settings.ts'
import { fakeChoices } from '../../domain/forms/good-submissions.fake.ts'
import { openSiteServices } from './site-services.ts'

/** As much of a built site as the forms of one edition need. */
export const formsOfAustralia: Readonly<Record<string, string>> = {
  [editionSettingsFile('en-au')]: JSON.stringify({
    timeZone: 'Australia/Sydney',
    facts: factsOf('en-au'),
    choices: fakeChoices,
  }),
}

/** The data behind a site of these files, with a database of its own. */
export const openDataOf = async (
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
  logger = pino({ level: 'silent' }),
) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const siteDirectory = path.join(folder, 'site')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDirectory, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const read = readEnvironment({
    SITE_DIRECTORY: siteDirectory,
    DATA_DIRECTORY: path.join(folder, 'data'),
    CACHE_DIRECTORY: path.dirname(inject('snapshot')),
    ...variables,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const opened = await openSiteServices(read.environment, logger)
  if (!opened.ok) throw new Error(opened.message)
  const { siteServices } = opened
  return {
    siteServices,
    siteDirectory,
    logger,
    async close() {
      await siteServices.close()
      rmSync(folder, { recursive: true })
    },
  }
}
