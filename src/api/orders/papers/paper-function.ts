import { eq } from 'drizzle-orm'
import { readOrderNumber } from '../../../domain/orders/order-number.ts'
import { databaseTrouble } from '../../db/database-trouble.ts'
import { orders } from '../../db/schema/orders.ts'
import { isOrderKey } from '../order-key.ts'
import type { OrderServices } from '../order-services.ts'
import { creditNoteFileName, invoiceFileName } from './invoice-file-name.ts'
import { type KeptPaper, keepPaper } from './keep-paper.ts'

/** Number, key and which paper: a few letters. */
const mostBytes = 2000

const words = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

const readForm = async (request: Request): Promise<URLSearchParams | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  const text = await request.text()
  return text.length > mostBytes ? undefined : new URLSearchParams(text)
}

const asked = async (services: OrderServices, form: URLSearchParams): Promise<KeptPaper | undefined> => {
  const number = readOrderNumber(form.get('number') ?? '')
  if (number === undefined || !isOrderKey(services.keySecret, number, form.get('key') ?? '')) return undefined
  const [order] = await services.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return order && keepPaper(services, order.id, form.get('about') || 'invoice')
}

/** Hands out the papers of an order to whoever posts its key: no address and no log holds what opens it. */
export const createPaperFunction =
  (services: OrderServices, brandName: () => string) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return words(405, 'Open the order page and ask for it there.')
    const form = await readForm(request)
    if (form === undefined) return words(413, 'That isn’t what an order page asks for.')
    try {
      const paper = await asked(services, form)
      if (paper === undefined) return words(404, 'There’s no such document. Open the order from one of its emails.')
      const name = (paper.isCreditNote ? creditNoteFileName : invoiceFileName)(brandName(), paper.number)
      return new Response(new Uint8Array(paper.pdf), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
        },
      })
    } catch (error) {
      if (databaseTrouble(error) === undefined) throw error
      return words(503, 'Invoices aren’t available right now. Try again in a minute.', { 'retry-after': '60' })
    }
  }
