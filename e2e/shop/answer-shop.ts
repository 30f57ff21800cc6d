import type { Page } from 'playwright-core'
import { siteDataPath } from '../../src/site/data/site-data-client.ts'

interface Stock {
  available: number
  backOn?: string
}

export const tenOff = {
  code: 'TENOFF',
  name: '10 % off all goods',
  kind: 'percentage',
  percent: 10,
  cents: null,
  minimum: 0,
  startsOn: '2020-01-01',
  endsOn: '2099-12-31',
  oncePerCustomer: true,
}

interface ShopAnswers {
  /** By SKU; whatever else is asked for was never counted. */
  stock?: Readonly<Record<string, Stock>>
  codes?: readonly (typeof tenOff)[]
}

/** Answers in place of the shop's function. Returns the email addresses that want to be told. */
export const answerShop = async (page: Page, { stock = {}, codes = [] }: ShopAnswers): Promise<string[]> => {
  const told: string[] = []
  await page.route(`**${siteDataPath}`, async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName === 'Stock') {
      const counted = variables.skus.filter((sku: string) => stock[sku] !== undefined)
      const answers = counted.map((sku: string) => ({ sku, backOn: null, ...stock[sku] }))
      return route.fulfill({ json: { data: { stock: answers } } })
    }
    if (operationName === 'PromotionCode') {
      const found = codes.find(({ code }) => code === variables.code.toUpperCase()) ?? null
      return route.fulfill({ json: { data: { promotionCode: found } } })
    }
    if (operationName === 'TellWhenBack') {
      told.push(variables.email)
      return route.fulfill({ json: { data: { tellWhenBack: { problem: null } } } })
    }
    return route.fulfill({ status: 503, json: { errors: [{ message: 'Not answered here' }] } })
  })
  return told
}
