import { createContext, use } from 'react'
import type { Catalogue } from '../content/catalogue.ts'

const CatalogueContext = createContext<Catalogue | undefined>(undefined)

export const CatalogueProvider = CatalogueContext

/** The catalogue of the edition, on pages that name products by their slugs. */
export const useCatalogue = (): Catalogue => {
  const catalogue = use(CatalogueContext)
  if (catalogue === undefined) throw new Error('Not in the data of this page: the catalogue')
  return catalogue
}
