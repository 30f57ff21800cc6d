import * as v from 'valibot'
import type { EditionCode } from '../edition/edition-code.ts'
import type { Cents } from '../money/money.ts'
import { serverFolder } from '../server-folder.ts'

/** Left by the site's build for the dealers' own pages. */
export const priceListFile = (edition: EditionCode): string => `${serverFolder}/price-list/${edition}.json`

const text = v.pipe(v.string(), v.minLength(1))

const list = v.object({
  /** In the order of the site. Dealers are listed for all but those of parts. */
  lines: v.array(v.object({ slug: text, name: text, isPart: v.boolean() })),
  /** All that is sold, line by line. */
  products: v.array(
    v.object({
      sku: text,
      slug: text,
      name: text,
      line: text,
      price: v.pipe(
        v.number(),
        v.integer(),
        v.transform((amount) => amount as Cents),
      ),
    }),
  ),
})

/** What is sold in an edition, and what people pay for it. */
export type PriceList = v.InferOutput<typeof list>

/** Throws for what no build of this site has written. */
export const readPriceList = (json: unknown): PriceList => v.parse(list, json)
