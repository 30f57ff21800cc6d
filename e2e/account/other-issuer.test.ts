import type { OAuth2Server } from 'oauth2-mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { people } from '../../src/api/db/schema/people.ts'
import { storedAccessToken } from '../../src/site/data/stored-sign-in.ts'
import { borrowBrowser, visit, whenAlive } from '../support/browser.ts'
import { openShopData, type ShopData } from '../support/open-shop-data.ts'
import { type RunningSite, startSite } from '../support/site.ts'
import { audience, clientId, siteWithIssuer, startOtherIssuer } from './other-issuer.ts'

let issuer: OAuth2Server
let built: ReturnType<typeof siteWithIssuer>
let data: ShopData
let site: RunningSite
let borrowed: Awaited<ReturnType<typeof borrowBrowser>>

beforeAll(async () => {
  issuer = await startOtherIssuer()
  const url = issuer.issuer.url ?? ''
  built = siteWithIssuer(url)
  data = await openShopData({
    SITE_DIRECTORY: built.folder,
    IDENTITY_ISSUER: url,
    IDENTITY_AUDIENCE: audience,
    IDENTITY_CLIENT_ID: clientId,
  })
  site = await startSite(built.folder, data.siteServices, data.port)
  borrowed = await borrowBrowser({ looks: false })
})
afterAll(async () => {
  await borrowed.giveBack()
  await site.stop()
  await data.close()
  built.remove()
  await issuer.stop()
})

it('another issuer signs people in, by variables alone, and ours is not there [A2]', async () => {
  const { page, errors } = await visit(borrowed.browser)
  await page.goto(`${site.origin}/en-nz/warranty/`)
  await whenAlive(page)
  await page.getByRole('button', { name: 'Sign in or out' }).click()
  await page.getByRole('button', { name: 'Sign in another way' }).click()
  await page.waitForURL('**/en-nz/warranty/')
  await whenAlive(page)
  await page.getByRole('button', { name: 'Sign in or out' }).click()
  await page.getByRole('heading', { name: 'Kerry Walsh' }).waitFor()

  const stored = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('oidc.user:')))
  expect(stored.map(([key]) => key)).toEqual([`oidc.user:${issuer.issuer.url}:${clientId}`])
  const token = storedAccessToken(
    () => ({ length: 1, key: () => stored[0]?.[0], getItem: () => stored[0]?.[1] }) as never,
  )
  const answer = await fetch(`${site.origin}/.netlify/functions/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ me { name email } }' }),
  })
  expect(await answer.json()).toEqual({ data: { me: { name: 'Kerry Walsh', email: 'kerry@walsh.example' } } })
  expect(await data.siteServices.database.db.select({ issuer: people.issuer }).from(people)).toEqual([
    { issuer: issuer.issuer.url },
  ])
  expect((await fetch(`${site.origin}/identity/auth`)).status).toBe(404)

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.waitForURL('**/en-nz/account/signed-out/')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('oidc.user')))).toEqual([])
  expect(errors).toEqual([])
})
