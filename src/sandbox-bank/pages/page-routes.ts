import { Hono } from 'hono'
import type { BankSql } from '../bank-sql.ts'
import { readFaults, writeFaults } from '../faults/faults.ts'
import { readControl } from '../faults/read-control.ts'
import { isFromElsewhere } from '../http/access.ts'
import { answered, refused } from '../http/answer.ts'
import { bankStyles } from './bank-styles.ts'
import { browserScripts } from './browser-scripts.ts'
import { controlPage } from './control-page.ts'
import { fieldsPage } from './fields-page.ts'
import { fieldsStyles } from './fields-styles.ts'
import { themeOf } from './page-theme.ts'
import { missingPage, startPage } from './start-page.ts'
import { verifyRoutes } from './verify-routes.ts'

export interface PageOptions {
  sql: BankSql
  publishableKey: string
  basePath: string
  merchant: string
  now(): Date
  onChange(): void
}

/** Scheme, host and port of a page; undefined where it cannot be one. */
const originOf = (text: string | undefined): string | undefined => {
  const url = URL.parse(text ?? '')
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text ? url.origin : undefined
}

/** Everything of the bank that people see. */
export const pageRoutes = (options: PageOptions): Hono => {
  const { sql, publishableKey, basePath, now, onChange } = options
  const pages = new Hono()
  const at = (path: string): string => `${basePath}${path}`

  const styles = { 'fields.css': fieldsStyles, 'bank.css': bankStyles }
  for (const [name, text] of Object.entries(styles))
    pages.get(at(`/${name}`), (context) => context.body(text, 200, { 'content-type': 'text/css; charset=utf-8' }))
  for (const [name, text] of Object.entries(browserScripts))
    pages.get(at(`/${name}.js`), (context) =>
      context.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
    )

  pages.get(at('/'), (context) => context.html(startPage(basePath, themeOf(context.req.query('theme')))))

  pages.get(at('/fields'), (context) => {
    const parent = originOf(context.req.query('parent'))
    if (parent === undefined)
      return answered(refused(400, 'bad_request', 'Say which page shows the fields: /fields?parent=<its origin>'))
    const theme = themeOf(context.req.query('theme'))
    return context.html(fieldsPage({ basePath, theme, parent, publishableKey, now: now() }))
  })

  pages.get(at('/control'), async (context) => {
    const theme = themeOf(context.req.query('theme'))
    const notice = context.req.query('set') === undefined ? undefined : 'Done.'
    return context.html(controlPage({ basePath, theme, faults: await readFaults(sql), notice }))
  })
  pages.post(at('/control'), async (context) => {
    if (isFromElsewhere(context.req.raw))
      return answered(refused(403, 'from_elsewhere', 'Only pages of the bank may do that.'))
    const read = await readControl(context.req.raw)
    if (!read.ok) return answered(read.answer)
    await writeFaults(sql, read.input, now())
    onChange()
    return context.redirect(`${basePath}/control?set`, 303)
  })

  pages.route(at('/verify'), verifyRoutes(options))
  pages.all(at('/*'), (context) => context.html(missingPage(basePath, themeOf(context.req.query('theme'))), 404))
  return pages
}
