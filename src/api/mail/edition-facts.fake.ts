import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parse } from 'yaml'
import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { EditionFacts } from '../../domain/edition/edition-facts.ts'

const content = (path: string): unknown =>
  parse(readFileSync(new URL(`../../../content/${path}`, import.meta.url), 'utf8'))

const text = v.string()
const edition = v.object({
  code: v.picklist(editionCodes),
  locale: v.picklist(['en-AU', 'en-NZ', 'en-ZA']),
  country: text,
  companyName: text,
  companyNumber: text,
  phone: text,
  email: text,
  street: text,
  suburb: text,
  state: text,
  postcode: text,
  hours: text,
})

const readFacts = (code: EditionCode): EditionFacts => ({
  ...v.parse(edition, content(`editions/${code}.yaml`)),
  brandName: v.parse(v.object({ name: text }), content('brand/brand.yaml')).name,
  siteUrl: 'https://pools.example',
})

const read = new Map<EditionCode, EditionFacts>()

/** The facts of the site's own content. Read once: tests ask for them with every form they send. */
export const factsOf = (code: EditionCode): EditionFacts => {
  const facts = read.get(code) ?? readFacts(code)
  read.set(code, facts)
  return { ...facts }
}
