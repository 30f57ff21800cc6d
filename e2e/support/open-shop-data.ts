import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { readEnvironment } from '../../src/config/environment.ts'
import { openSiteServices, type SiteServices } from '../../src/functions/wiring/site-services.ts'
import type { SandboxBank } from '../../src/sandbox-bank/sandbox-bank.ts'
import { createOpenBank } from '../../src/server/shop/open-bank.ts'
import { freePort } from './free-port.ts'
import { createTestContentService } from './test-content-service.ts'
import { testSiteDirectory } from './test-site-directory.ts'

export interface ShopData {
  siteServices: SiteServices
  bank: SandboxBank
  /** Where its site has to listen. */
  port: number
  close(): Promise<void>
}

/** The whole shop with the sandbox bank and the embedded content service, on a database of its own. */
export const openShopData = async (variables: Readonly<Record<string, string>> = {}): Promise<ShopData> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'poolwright-shop-'))
  // The bank tells its frames which page they may speak to: the port has to be known before the site is there.
  const port = await freePort()
  const read = readEnvironment({
    NODE_ENV: 'test',
    SITE_DIRECTORY: testSiteDirectory,
    DATA_DIRECTORY: folder,
    PUBLIC_URL: `http://localhost:${port}`,
    ...variables,
  })
  if (!read.ok) throw new Error('The environment is not valid.')
  const service = createTestContentService(read.environment)
  const logger = pino({ level: 'silent' })
  const openBank = createOpenBank(read.environment, logger)
  let bank: SandboxBank | undefined
  const opened = await openSiteServices(read.environment, logger, {
    openBank: async (db, events) => {
      bank = await openBank(db, events)
      return bank
    },
    content: (input, init) => service.fetch(new Request(input, init)),
  })
  if (!opened.ok) throw new Error(opened.message)
  if (bank === undefined) throw new Error('There is no bank.')
  const { siteServices } = opened
  const close = async () => {
    await siteServices.close()
    rmSync(folder, { recursive: true })
  }
  return { siteServices, bank, port, close }
}
