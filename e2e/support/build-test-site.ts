import { spawnSync } from 'node:child_process'
import { testSiteDirectory } from './test-site-directory.ts'

/** Builds the site once for all browser tests, beside the one that `npm start` serves. */
export default () => {
  const { status } = spawnSync(process.execPath, ['src/build/cli.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_DIRECTORY: testSiteDirectory,
      PUBLIC_URL: 'https://poolwright.example',
      PICTURE_EFFORT: 'least',
    },
  })
  if (status !== 0) throw new Error('The site for the browser tests could not be built.')
}
