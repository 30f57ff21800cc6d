import { spawnSync } from 'node:child_process'
import type { PictureEffort } from '../../src/domain/pictures/picture-effort.ts'
import { testSiteDirectory } from './test-site-directory.ts'

/**
 * Builds the site once for all browser tests, beside the one that `npm start` serves. Whatever else they build is of the same
 * moment: a run may begin on one day and end on the next.
 */
export const buildTestSite = (pictureEffort: PictureEffort): void => {
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000))
  const { status } = spawnSync(process.execPath, ['src/build/cli.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_DIRECTORY: testSiteDirectory,
      PUBLIC_URL: 'https://poolwright.example',
      PICTURE_EFFORT: pictureEffort,
    },
  })
  if (status !== 0) throw new Error('The site for the browser tests could not be built.')
}

export default () => buildTestSite('least')
