import type { HandlerCallbackOptions } from 'workbox-core/types.js'
import { type Strategy, StrategyHandler } from 'workbox-strategies'
import { sheetsInside } from './sheets-inside.ts'

/**
 * Whoever comes to a page from another one needs its styles as files, and a page that came with them inside never asked for those:
 * they are written as files, without a request.
 */
export const keepSheetsOf = async (
  page: Response,
  event: HandlerCallbackOptions['event'],
  strategy: Strategy,
): Promise<void> => {
  for (const { href, css } of sheetsInside(await page.clone().text())) {
    const request = new Request(new URL(href, location.href))
    const handler = new StrategyHandler(strategy, { event, request })
    try {
      await handler.cachePut(request, new Response(css, { headers: { 'content-type': 'text/css; charset=utf-8' } }))
    } finally {
      handler.destroy()
    }
  }
}
