import { existsSync } from 'node:fs'

/** Reads `.env` where there is one. What is already set wins, so a deployment overrides the file. */
export const loadEnvironmentFile = (path = '.env'): void => {
  if (existsSync(path)) process.loadEnvFile(path)
}
