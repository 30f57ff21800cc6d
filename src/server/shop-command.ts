import { userInfo } from 'node:os'
import { openBackEnd } from '../functions/wiring/back-end.ts'
import { giveUp, giveUpOnErrors } from './give-up.ts'
import { createProcessLogger } from './logging/process-logger.ts'
import { ownEnvironment } from './own-environment.ts'
import { askCommandSocket, commandSocketFile } from './shop/command-socket.ts'
import { createOpenBank } from './shop/open-bank.ts'
import { runTyped } from './shop/run-typed.ts'

// npm run orders, npm run payments, npm run codes and npm run people: what the staff of the shop do until they have a desk.
giveUpOnErrors()
const [name = '', ...given] = process.argv.slice(2)
const typed = { name, given, account: userInfo().username }
const environment = ownEnvironment()

/** Without a server that could be asked, the database is opened here. */
const runHere = async () => {
  const logger = createProcessLogger('error')
  const openBank = createOpenBank(environment, logger)
  const opened = await openBackEnd(environment, logger, { worksHere: false, openBank })
  const { backEnd } = opened.ok ? opened : giveUp(opened.message)
  try {
    return await runTyped({ db: backEnd.database.db, shop: backEnd.shop }, typed)
  } finally {
    await backEnd.close()
  }
}

const isEmbedded = environment.database.url === undefined
const asked = isEmbedded ? await askCommandSocket(commandSocketFile(environment.database.directory), typed) : undefined
const { ok, text } = asked ?? (await runHere())
if (ok) console.log(text)
else {
  console.error(text)
  process.exitCode = 1
}
